type EntryRow = { id: number; document_id: string; created_at: string; updated_at: string };

/** What every entry begins with. */
export function presentEntry(row: EntryRow) {
  return {
    id: row.id,
    documentId: row.document_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.created_at,
  };
}
