import { ok, refuse, type Result } from "#domain/result.ts";

export type ZipProblem = { readonly code: "broken" | "too-big-inside" };
export type ZipEntry = {
  readonly method: number;
  readonly packedSize: number;
  readonly size: number;
  /** Where its own head begins. */
  readonly offset: number;
};

const [END, LISTED, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const [END_BYTES, LISTED_BYTES, LOCAL_BYTES] = [22, 46, 30];
const LONGEST_COMMENT = 0xffff;
const [STORED, DEFLATED] = [0, 8];

/** What an archive says it holds, by path; nothing is unpacked. */
export function listZip(bytes: Uint8Array<ArrayBuffer>): Result<ReadonlyMap<string, ZipEntry>, ZipProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  if (end === undefined) return refuse({ code: "broken" });
  const entries = new Map<string, ZipEntry>();
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + LISTED_BYTES > bytes.length || view.getUint32(at, true) !== LISTED)
      return refuse({ code: "broken" });
    const nameLength = view.getUint16(at + 28, true);
    const name = bytes.subarray(at + LISTED_BYTES, at + LISTED_BYTES + nameLength);
    entries.set(new TextDecoder().decode(name), {
      method: view.getUint16(at + 10, true),
      packedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += LISTED_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return ok(entries);
}

function findEnd(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  return undefined;
}

/** A part as text. */
export async function unzipText(
  bytes: Uint8Array<ArrayBuffer>,
  entry: ZipEntry,
  limit: number,
): Promise<Result<string, ZipProblem>> {
  const part = await unzipPart(bytes, entry, limit);
  return part.ok ? ok(new TextDecoder().decode(part.value)) : part;
}

/** The bytes of a part. Its stated size is looked at first, and unpacking stops at the limit whatever was stated. */
export async function unzipPart(
  bytes: Uint8Array<ArrayBuffer>,
  { method, packedSize, size, offset }: ZipEntry,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, ZipProblem>> {
  if (size > limit || packedSize > limit) return refuse({ code: "too-big-inside" });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (offset + LOCAL_BYTES > bytes.length || view.getUint32(offset, true) !== LOCAL)
    return refuse({ code: "broken" });
  const from = offset + LOCAL_BYTES + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const packed = bytes.subarray(from, from + packedSize);
  if (packed.length < packedSize) return refuse({ code: "broken" });
  if (method === STORED) return ok(packed);
  return method === DEFLATED ? inflate(packed, limit) : refuse({ code: "broken" });
}

async function inflate(
  packed: Uint8Array<ArrayBuffer>,
  limit: number,
): Promise<Result<Uint8Array<ArrayBuffer>, ZipProblem>> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return ok(new Uint8Array(await new Blob(chunks).arrayBuffer()));
      size += value.length;
      if (size > limit) {
        // What is left of it is of no use; a stream that fails to stop changes nothing.
        void reader.cancel().catch(() => undefined);
        return refuse({ code: "too-big-inside" });
      }
      chunks.push(value);
    }
  } catch {
    return refuse({ code: "broken" });
  }
}
