import { extname } from "node:path";
import { z } from "zod";
import { urlOfUpload } from "../files/fileStore.ts";
import type { UploadRow } from "../persistence/database/uploadTables.ts";
import { presentEntry } from "./content.ts";

export const formatsSchema = z.record(
  z.string(),
  z.object({ file: z.string(), width: z.number(), height: z.number(), bytes: z.number() }),
);
export type Formats = z.infer<typeof formatsSchema>;

/** A picture in the shape existing clients know. */
export function presentUpload(row: UploadRow) {
  const formats: Record<string, object> = {};
  for (const [name, format] of Object.entries(formatsSchema.parse(row.formats))) {
    formats[name] = { name: `${name}_${row.name}`, path: null, ...describe({ ...format, mime: row.mime }) };
  }
  return {
    ...presentEntry(row),
    name: row.name,
    alternativeText: null,
    caption: null,
    ...describe(row),
    formats,
    previewUrl: null,
    provider: "local",
    provider_metadata: null,
  };
}

type Described = {
  readonly file: string;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
};

function describe({ file, mime, width, height, bytes }: Described) {
  const ext = extname(file);
  return {
    hash: file.slice(0, -ext.length),
    ext,
    mime,
    width,
    height,
    // In kilobytes, to two places.
    size: Math.round(bytes / 10) / 100,
    url: urlOfUpload(file),
  };
}
