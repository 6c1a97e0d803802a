import { newDocumentId } from "./documentId.ts";

export type NewEntry = { document_id: string; created_at: string; updated_at: string };

/** The columns a new row of any collection begins with. Time and chance come in as arguments. */
export function newEntry(nowMs: number, randomBytes: (size: number) => Uint8Array): NewEntry {
  const at = new Date(nowMs).toISOString();
  return { document_id: newDocumentId(randomBytes), created_at: at, updated_at: at };
}

/** Part of a list: what a page of it needs. */
export type Slice = { readonly limit: number; readonly offset: number };
