import { OFFICIAL_PAPERS, PAPER_KINDS } from "#contract/paper/paper.ts";
import { hallMoment } from "../editions.ts";
import type { FormPaper } from "../paper.ts";
import type { PaperData } from "../paperData.ts";
import { spokenIn } from "../spoken.ts";
import { headOf, signatureOf } from "../parts.ts";

/** Which official papers were made, with the codes to compare them by: the first sheet of what is handed in. */
export function inventoryPaper(data: PaperData): FormPaper | undefined {
  const listed = PAPER_KINDS.flatMap((kind) => {
    return OFFICIAL_PAPERS.includes(kind) ? data.editions.filter((edition) => edition.kind === kind) : [];
  });
  if (listed.length === 0) return undefined;
  const words = data.words.paper;
  const { columns } = data.words.form;
  return {
    ...spokenIn(data),
    type: "form",
    head: headOf(data),
    title: words.title("inventory"),
    blocks: [
      {
        type: "table",
        columns: [
          { title: columns.number, width: 10, align: "center" },
          { title: columns.document, width: "3*" },
          { title: columns.edition, width: 20, align: "center" },
          { title: columns.made, width: 34, align: "center" },
          { title: columns.code, width: 26, align: "center" },
        ],
        rows: listed.map(({ kind, edition, madeAtMs, code, isDraft }, at) => [
          String(at + 1),
          {
            text: words.title(kind),
            look: "strong",
            ...(isDraft ? { note: words.draftNote } : {}),
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
