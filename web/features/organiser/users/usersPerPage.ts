export const PAGE = 50;
