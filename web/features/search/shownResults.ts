export const SHOWN = 30;
