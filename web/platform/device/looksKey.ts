/** Where a device keeps what it has seen of each event it follows somebody in. */
export const LOOKS_KEY = "kover-looks";
