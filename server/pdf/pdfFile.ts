import { deflateSync } from "node:zlib";

/** The objects of a PDF file: numbered, with the table of where each begins at the end. */
export function createPdfFile() {
  const objects: (Buffer | undefined)[] = [];
  const reserve = (): number => objects.push(undefined);
  const put = (id: number, body: Buffer): number => {
    objects[id - 1] = body;
    return id;
  };
  return {
    /** A number for an object that others name before it is written. */
    reserve,
    add: (body: string, id = reserve()): number => put(id, Buffer.from(body, "latin1")),
    addStream: (content: Buffer, entries = ""): number => put(reserve(), streamBody(content, entries)),
    finish: (rootId: number, infoId: number): Buffer => assemble(objects, rootId, infoId),
  };
}

export type PdfFile = ReturnType<typeof createPdfFile>;

/** Text of the file's own fields, which any reader shows: UTF-16 as the format wants it. */
export const pdfString = (text: string): string =>
  `<FEFF${Buffer.from(text, "utf16le").swap16().toString("hex").toUpperCase()}>`;

function streamBody(content: Buffer, entries: string): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode ${entries}>>\nstream\n`, "latin1"),
    packed,
    Buffer.from("\nendstream", "latin1"),
  ]);
}

function assemble(objects: readonly (Buffer | undefined)[], rootId: number, infoId: number): Buffer {
  // Four bytes above 127: programs then take the file for what it is, not for text.
  const parts = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((body = Buffer.from("null"), index) => {
    const at = length;
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from("\nendobj\n")]);
    parts.push(whole);
    length += whole.length;
    return `${String(at).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const trailer = `<< /Size ${size} /Root ${rootId} 0 R /Info ${infoId} 0 R >>`;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n${trailer}\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end, "latin1")]);
}
