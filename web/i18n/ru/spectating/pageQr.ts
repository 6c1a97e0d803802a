/** The code a camera reads. */
export const pageQr = { title: "QR-код этой страницы", alt: "QR-код с адресом этой страницы" } as const;
