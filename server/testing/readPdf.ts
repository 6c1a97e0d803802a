import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The text of every page, read as a viewer does when somebody copies it. */
export async function readPdfPages(file: Uint8Array): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(file), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  await document.destroy();
  return pages;
}
