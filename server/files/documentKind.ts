import { listZip } from "#contract/files/unzip.ts";

export const DOCUMENT_KINDS = ["pdf", "docx", "xlsx"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const OFFICE = "application/vnd.openxmlformats-officedocument";
export const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  pdf: "application/pdf",
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
};

const PDF_HEAD = "%PDF-";
const PDF_END = "%%EOF";
/** Programs put a little behind the end of a PDF. */
const LAST_BYTES = 1024;
const MAIN_PARTS = { docx: "word/document.xml", xlsx: "xl/workbook.xml" } as const;

/** What a file is by what stands in it, whatever it is called; one with macros is none of ours (LK12). */
export function documentKind(bytes: Buffer): DocumentKind | undefined {
  if (bytes.toString("latin1", 0, PDF_HEAD.length) === PDF_HEAD)
    return bytes.toString("latin1", Math.max(0, bytes.length - LAST_BYTES)).includes(PDF_END)
      ? "pdf"
      : undefined;
  if (bytes.toString("latin1", 0, 4) !== "PK\u0003\u0004") return undefined;
  const listed = listZip(new Uint8Array(bytes));
  if (!listed.ok || !listed.value.has("[Content_Types].xml")) return undefined;
  const names = [...listed.value.keys()];
  if (names.some((name) => /vbaProject|macrosheets|activeX/i.test(name))) return undefined;
  return (["docx", "xlsx"] as const).find((kind) => listed.value.has(MAIN_PARTS[kind]));
}
