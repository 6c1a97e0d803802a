/** Whether an address belongs to the API; everything else is a page or a file. */
export const isApi = (url: string) => /^\/api(?:[/?]|$)/.test(url);
