import { OFFICIAL_PAPERS, PAPER_KINDS } from "#contract/paper/paper.ts";
import { hallMoment } from "../editions.ts";
import type { FormPaper } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import { paperWords as words } from "../paperWords.ts";
import { headOf, signatureOf } from "../parts.ts";

/** Which official papers were made, with the codes to compare them by: the first sheet of what is handed in. */
export function inventoryPaper(data: PaperData): FormPaper | undefined {
  const listed = PAPER_KINDS.flatMap((kind) => {
    return OFFICIAL_PAPERS.includes(kind) ? data.editions.filter((edition) => edition.kind === kind) : [];
  });
  if (listed.length === 0) return undefined;
  return {
    type: "form",
    head: headOf(data),
    title: words.title("inventory"),
    blocks: [
      {
        type: "table",
        columns: [
          { title: "№", width: 10, align: "center" },
          { title: "Документ", width: "3*" },
          { title: "Редакция", width: 20, align: "center" },
          { title: "Сформирован", width: 34, align: "center" },
          { title: "Код", width: 26, align: "center" },
        ],
        rows: listed.map(({ kind, edition, madeAtMs, code, isDraft }, at) => [
          String(at + 1),
          {
            text: words.title(kind),
            look: "strong",
            ...(isDraft ? { note: words.draft.toLocaleLowerCase("ru") } : {}),
          },
          String(edition),
          hallMoment(madeAtMs, data.timeZone),
          code,
        ]),
      },
      { type: "signatures", lines: [signatureOf(data, "chief-secretary")] },
    ],
  };
}
