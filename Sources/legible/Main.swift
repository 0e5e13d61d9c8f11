// Filled with the first command.
