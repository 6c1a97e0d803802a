import { FORMATS_OF, type PaperFormat, type PaperKind } from "#contract/paper/paper.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import type { Paper } from "./paper.ts";
import { writeHtml } from "./paperHtml.ts";
import type { PrintDeps } from "./paperThread.ts";
import { writePaperXlsx } from "./paperXlsx.ts";

type Kept = { readonly paper: Paper; readonly kind: PaperKind; readonly madeAtMs: number };
type Written = { readonly bytes: Buffer; readonly mediaType: string };
type NotOffered = { readonly code: "format-not-offered" };

const OFFICE = "application/vnd.openxmlformats-officedocument";
const MEDIA_TYPES: Readonly<Record<PaperFormat, string>> = {
  pdf: "application/pdf",
  docx: `${OFFICE}.wordprocessingml.document`,
  xlsx: `${OFFICE}.spreadsheetml.sheet`,
  html: "text/html; charset=utf-8",
};

/** A kept paper as a file, in a format its kind is offered in (PD27). */
export async function writePaperFile(
  deps: Pick<PrintDeps, "print">,
  kept: Kept,
  format: PaperFormat,
): Promise<Result<Written, NotOffered>> {
  const bytes = FORMATS_OF[kept.kind].includes(format) ? await bytesOf(deps, kept, format) : undefined;
  return bytes === undefined
    ? refuse({ code: "format-not-offered" })
    : ok({ bytes, mediaType: MEDIA_TYPES[format] });
}

async function bytesOf(
  { print }: Pick<PrintDeps, "print">,
  { paper, madeAtMs }: Kept,
  format: PaperFormat,
): Promise<Buffer | undefined> {
  if (format === "pdf") return await print(paper, madeAtMs);
  if (paper.type !== "form") return undefined;
  switch (format) {
    case "docx":
      return await print(paper, madeAtMs, "docx");
    case "xlsx":
      return Buffer.from(writePaperXlsx(paper));
    case "html":
      return Buffer.from(writeHtml(paper));
  }
}
