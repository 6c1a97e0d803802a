/** Where a device keeps whom it follows. */
export const FOLLOWS_KEY = "kover-follows";
