export const newTab = "откроется в новой вкладке";
