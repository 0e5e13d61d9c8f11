// Filled by the first feature of this module.
