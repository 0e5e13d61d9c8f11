print("filled later")
