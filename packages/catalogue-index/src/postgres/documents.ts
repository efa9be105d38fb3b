/** Documents of a catalogue that was loaded with the triggers of its tables disabled. */
import type pg from 'pg';

/** The table of documents, whose indexes a bulk load may set aside. */
export const documentsTable = 'index_documents';

/**
 * Writes the documents and bitmaps of all products, within the caller's transaction. No text is found until the index
 * was refreshed.
 */
export async function rebuildDocuments(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('select index_rebuild()');
}
