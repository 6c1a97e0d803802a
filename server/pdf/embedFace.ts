import { faceOf, type FaceName } from "./faces.ts";
import type { PdfFile } from "./pdfFile.ts";
import type { Glyph } from "./typesetting.ts";

/** Writes a face with the widths and the letters of the glyphs that were used, so that text can be copied and searched. */
export function embedFace(file: PdfFile, name: FaceName, used: ReadonlyMap<number, string>): number {
  const face = faceOf(name);
  const embedded = file.addStream(face.bytes, `/Length1 ${face.bytes.length} `);
  const descriptor = file.add(
    `<< /Type /FontDescriptor /FontName /${face.name} /Flags 4 /FontBBox [${face.box.join(" ")}] /ItalicAngle 0 ` +
      `/Ascent ${face.ascent} /Descent ${face.descent} /CapHeight ${face.ascent} /StemV 80 /FontFile2 ${embedded} 0 R >>`,
  );
  const glyphs = [...used.keys()].toSorted((left, right) => left - right);
  const widths = glyphs.map((glyph) => `${glyph} [${face.advanceOf(glyph)}]`).join(" ");
  const descendant = file.add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${face.name} /CIDToGIDMap /Identity /FontDescriptor ${descriptor} 0 R ` +
      `/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 /W [${widths}] >>`,
  );
  const unicode = file.addStream(Buffer.from(unicodeMap(used), "latin1"));
  return file.add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /${face.name} /Encoding /Identity-H ` +
      `/DescendantFonts [${descendant} 0 R] /ToUnicode ${unicode} 0 R >>`,
  );
}

/** A line of glyphs as the operator that shows it; kerning moves back by what the next one comes closer. */
export function showGlyphs(glyphs: readonly Glyph[]): string {
  const parts = glyphs.map(({ id, kerning }) => `${kerning === 0 ? "" : ` ${-kerning} `}<${hex(id)}>`);
  return `[${parts.join("").replaceAll("><", "")}] TJ`;
}

const LARGEST_SECTION = 100;

function unicodeMap(used: ReadonlyMap<number, string>): string {
  const pairs = [...used].map(([glyph, letter]) => `<${hex(glyph)}> <${utf16(letter)}>`);
  const sections: string[] = [];
  for (let start = 0; start < pairs.length; start += LARGEST_SECTION) {
    const section = pairs.slice(start, start + LARGEST_SECTION);
    sections.push(`${section.length} beginbfchar\n${section.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap",
    "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def",
    "/CMapName /Adobe-Identity-UCS def /CMapType 2 def",
    "1 begincodespacerange <0000> <FFFF> endcodespacerange",
    ...sections,
    "endcmap CMapName currentdict /CMap defineresource pop end end",
  ].join("\n");
}

const hex = (glyph: number): string => glyph.toString(16).toUpperCase().padStart(4, "0");
const utf16 = (letter: string): string =>
  Buffer.from(letter, "utf16le").swap16().toString("hex").toUpperCase();
