import { renderSVG } from "uqr";

export const qrSvg = (text: string): string => renderSVG(text, { ecc: "M", border: 2 });
