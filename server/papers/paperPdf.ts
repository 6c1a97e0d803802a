import pdfmake from "pdfmake";
import type { TDocumentDefinitions } from "pdfmake/interfaces.js";
import { bracketsDocument } from "./bracketPdf.ts";
import { formDocument, SIGNATURES, signaturesHeight } from "./formPdf.ts";
import { FONT_FILES, FONTS } from "./look.ts";
import type { FormPaper, Paper } from "./paper.ts";
import { queuesDocument } from "./queuePdf.ts";
import { sheetsDocument } from "./sheetPdf.ts";
import { shapesDocument } from "./shapesPdf.ts";
import { diplomaSheet } from "#contract/paper/diplomaSheet.ts";
import { wordsFor } from "./spoken.ts";
import { badgeSheets } from "./badgeSheet.ts";

pdfmake.setFonts(FONTS);
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values<string>(FONT_FILES).includes(path));

/** The bytes of a paper: the same paper at the same moment is the same file (PD7). */
export async function writePdf(paper: Paper, madeAtMs: number): Promise<Uint8Array> {
  const made = { at: new Date(madeAtMs), brand: wordsFor(paper).names.brand };
  switch (paper.type) {
    case "form":
      return await printForm(paper, made);
    case "brackets":
      return await print(bracketsDocument(paper), made);
    case "queues":
      return await print(queuesDocument(paper), made);
    case "sheets":
      return await print(sheetsDocument(paper), made);
    case "diplomas": {
      const sheets = paper.people.map((values) => diplomaSheet(paper.diploma, values));
      return await print(shapesDocument(paper.title, sheets, paper.images), made);
    }
    case "badges":
      return await print(shapesDocument(paper.title, badgeSheets(paper)), made);
  }
}

/** When, and by which program, as the file says of itself. */
type Made = { readonly at: Date; readonly brand: string };

async function printForm(paper: FormPaper, made: Made): Promise<Uint8Array> {
  const seen = { hasLoneSignatures: false };
  const first = await print(
    formDocument(paper, false),
    made,
    signaturesHeight(paper),
    () => (seen.hasLoneSignatures = true),
  );
  return seen.hasLoneSignatures ? await print(formDocument(paper, true), made) : first;
}

async function print(
  document: TDocumentDefinitions,
  { at, brand }: Made,
  heightOfSignatures = 0,
  onLoneSignatures?: () => void,
): Promise<Uint8Array> {
  return await pdfmake
    .createPdf({
      ...document,
      info: { ...document.info, creator: brand, producer: brand, creationDate: at, modDate: at },
      pageBreakBefore: ({ headlineLevel, startPosition: { verticalRatio, pageInnerHeight } }) => {
        // Told where the block would begin, before it is moved to the next sheet as a whole.
        const left = (1 - verticalRatio) * pageInnerHeight;
        if (headlineLevel === SIGNATURES && (verticalRatio === 0 || left < heightOfSignatures))
          onLoneSignatures?.();
        return false;
      },
    })
    .getBuffer();
}
