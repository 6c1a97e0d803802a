export const NEW = "new";
