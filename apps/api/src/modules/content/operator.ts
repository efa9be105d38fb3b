import type { ContentDocument, ContentKind } from '@tianguis/contract';
import { type ContentFile, checkContentDocument } from './documents.ts';
import { makePreviewToken } from './preview-token.ts';
import type { ContentRepository } from './repository.ts';

/** How long a preview link may be followed. */
export const previewMs = 24 * 3_600_000;

export interface ContentEntry {
  kind: ContentKind;
  key: string;
  from: 'file' | 'database';
  title: string;
  /** What is wrong with a stored page, which is then not shown. */
  fault?: string;
}

/** What an operator's commands do with content; shoppers' calls never write. */
export function createContentOperator(repository: ContentRepository, files: readonly ContentFile[], now = Date.now) {
  const fileOf = (kind: ContentKind, key: string) => files.find((file) => file.kind === kind && file.key === key);

  return {
    /** Pages with where each comes from. */
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
    /** The document in force, or undefined. */
    show: async (kind: ContentKind, key: string): Promise<unknown> =>
      (await repository.find(kind, key)) ?? fileOf(kind, key)?.document,
    set: (kind: ContentKind, key: string, document: ContentDocument) => repository.put(kind, key, document),
    /** Takes the stored document away: the file of `content/` is in force again, or there is no such page any more. */
    async reset(kind: ContentKind, key: string): Promise<'file' | 'gone' | 'nothing was stored'> {
      if (!(await repository.remove(kind, key))) return 'nothing was stored';
      return fileOf(kind, key) ? 'file' : 'gone';
    },
    /** Keeps a draft and gives the token of a link that shows it for a day. Drafts that no link can reach any more are thrown away. */
    async preview(kind: ContentKind, key: string, document: ContentDocument): Promise<string> {
      const moment = now();
      await repository.removeDrafts(moment - previewMs);
      const draft = await repository.addDraft(kind, key, document, moment);
      return makePreviewToken(draft, moment + previewMs, await repository.makeSigningKey());
    },
  };
}

function storedEntry({ kind, key, document }: { kind: ContentKind; key: string; document: unknown }): ContentEntry {
  try {
    const { title } = checkContentDocument(kind, document, `The stored ${kind} ${key}`);
    return { kind, key, title, from: 'database' };
  } catch (error) {
    return { kind, key, title: '', from: 'database', fault: error instanceof Error ? error.message : String(error) };
  }
}
