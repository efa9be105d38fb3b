import type { ContentDocument, ContentKind } from '@tianguis/contract';
import { makeSignedToken } from '../../signed-token.ts';
import type { ContentFile } from './content-files.ts';
import { checkContentDocument, checkLegalText } from './documents.ts';
import { publishVersion } from './legal-texts.ts';
import type { ContentRepository } from './repository.ts';

/** Milliseconds for which a preview link is valid. */
export const previewMs = 24 * 3_600_000;

export interface ContentEntry {
  kind: ContentKind;
  key: string;
  from: 'file' | 'database';
  title: string;
  /** The fault of a stored page. Such a page is not shown, except for a legal text without a version. */
  fault?: string;
}

/** Content for the operator's commands. Calls of shoppers never write content. */
export function createContentOperator(repository: ContentRepository, files: readonly ContentFile[], now = Date.now) {
  const fileOf = (kind: ContentKind, key: string) => files.find((file) => file.kind === kind && file.key === key);

  return {
    /** All pages, and whether each comes from a file or from the database. */
    async list(): Promise<ContentEntry[]> {
      const stored = await repository.all();
      const isStored = (file: ContentFile) => stored.some(({ kind, key }) => kind === file.kind && key === file.key);
      const fromFiles = files
        .filter((file) => !isStored(file))
        .map(({ kind, key, document: { title } }): ContentEntry => ({ kind, key, title, from: 'file' }));
      return [...stored.map(storedEntry), ...fromFiles].toSorted((one, other) =>
        `${one.kind}/${one.key}` < `${other.kind}/${other.key}` ? -1 : 1,
      );
    },
    /** The published document; undefined if there is none. */
    show: async (kind: ContentKind, key: string): Promise<unknown> =>
      (await repository.find(kind, key)) ?? fileOf(kind, key)?.document,
    /** Publishes a document. @throws LegalTextFault if the version of a legal text is missing, or has another text */
    async set(kind: ContentKind, key: string, document: ContentDocument): Promise<void> {
      await publishVersion(repository, { kind, key, document }, `The document of ${kind}/${key}`);
      await repository.put(kind, key, document);
    },
    /**
     * Deletes the stored document. Then the file of `content/` is published again, or the page does not exist any more.
     * @throws LegalTextFault if the file changes the text of a published version
     */
    async reset(kind: ContentKind, key: string): Promise<'file' | 'gone' | 'nothing was stored'> {
      const file = fileOf(kind, key);
      if (file && (await repository.find(kind, key)) !== undefined)
        await publishVersion(repository, file, `The content file of ${kind}/${key}`);
      if (!(await repository.remove(kind, key))) return 'nothing was stored';
      return file ? 'file' : 'gone';
    },
    /**
     * Stores a draft and returns the token of a link that shows it for a day. Deletes drafts whose links have expired.
     */
    async preview(kind: ContentKind, key: string, document: ContentDocument): Promise<string> {
      const moment = now();
      await repository.removeDrafts(moment - previewMs);
      const draft = await repository.addDraft(kind, key, document, moment);
      return makeSignedToken(draft, moment + previewMs, await repository.makeSigningKey());
    },
  };
}

function storedEntry({ kind, key, document }: { kind: ContentKind; key: string; document: unknown }): ContentEntry {
  try {
    const checked = checkContentDocument(kind, document, `The stored ${kind} ${key}`);
    checkLegalText(kind, key, checked, `The stored ${kind} ${key}`);
    return { kind, key, title: checked.title, from: 'database' };
  } catch (error) {
    return { kind, key, title: '', from: 'database', fault: error instanceof Error ? error.message : String(error) };
  }
}
