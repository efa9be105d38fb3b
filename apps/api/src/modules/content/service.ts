import type { ContentDocument, ContentKind, ContentListReply, ContentQuery, ContentReply } from '@tianguis/contract';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import type { ProductService } from '../products/service.ts';
import type { StoreService } from '../stores/service.ts';
import { type ContentFile, checkContentDocument } from './documents.ts';
import { type CategoryLists, pickProducts } from './pick.ts';
import { makePreviewToken, readPreviewToken } from './preview-token.ts';
import type { ContentRepository } from './repository.ts';
import { resolveBlocks, type Shelves } from './resolve.ts';
import { nextChange, type Scheduled } from './schedule.ts';

/** How long a preview link may be followed. */
export const previewMs = 24 * 3_600_000;

export interface ContentService {
  /** Every page there is, those of the database before the files of the same name. */
  list(): Promise<ContentListReply>;
  /** A page with what its blocks show now, or at the moment that a preview asks for. @throws Failure `CONTENT_NOT_FOUND` */
  page(kind: ContentKind, key: string, query: ContentQuery): Promise<ContentReply>;
}

export interface ContentServiceOptions {
  repository: ContentRepository;
  files: readonly ContentFile[];
  products: ProductService;
  stores: StoreService;
  categories: CategoryService;
  categoryLists: CategoryLists;
  now?: () => number;
}

export function createContentService({
  repository,
  files,
  products,
  stores,
  categories,
  categoryLists,
  now = Date.now,
}: ContentServiceOptions): ContentService {
  const fileOf = (kind: ContentKind, key: string) =>
    files.find((file) => file.kind === kind && file.key === key)?.document;

  async function published(kind: ContentKind, key: string): Promise<ContentDocument> {
    const stored = await repository.find(kind, key);
    if (stored !== undefined) return checkContentDocument(stored, `The stored ${kind} ${key}`);
    const file = fileOf(kind, key);
    if (!file) throw new Failure('CONTENT_NOT_FOUND');
    return file;
  }

  async function drafted(kind: ContentKind, key: string, token: string): Promise<ContentDocument> {
    const id = readPreviewToken(token, await repository.signingKey(), now());
    const draft = id === undefined ? undefined : await repository.draft(id);
    if (!draft || draft.kind !== kind || draft.key !== key) throw new Failure('CONTENT_NOT_FOUND');
    return checkContentDocument(draft.document, `The draft of ${kind} ${key}`);
  }

  const shelvesAt = (moment: number): Shelves => ({
    products: (source) => pickProducts(source, products, categoryLists, moment),
    product: async (id) => (await products.byIds([id]))[0],
    departments: async () => (await categories.tree()).departments,
    async categoryPicture(id) {
      const place = await categories.find(id);
      const line = await Promise.all((place?.breadcrumb ?? []).toReversed().map((crumb) => categories.find(crumb.id)));
      return line.map((one) => one?.node.icon).find((icon) => icon);
    },
    officialStores: async (limit) => (await stores.list({ 'filter_by[official]': true, page_size: limit })).data.stores,
  });

  return {
    async list() {
      const stored = await repository.all();
      const pages = new Map(files.map(({ kind, key, document }) => [`${kind}/${key}`, { kind, key, document }]));
      for (const { kind, key, document } of stored) {
        const checked = checkContentDocument(document, `The stored ${kind} ${key}`);
        pages.set(`${kind}/${key}`, { kind, key, document: checked });
      }
      const entries = [...pages.values()].map(({ kind, key, document: { slug = '', title, description } }) => ({
        kind,
        key,
        slug,
        title,
        description,
      }));
      return { data: { pages: entries } };
    },

    async page(kind, key, { preview, at }) {
      const document = preview === undefined ? await published(kind, key) : await drafted(kind, key, preview);
      // Only who holds a preview may look into another time.
      const moment = preview !== undefined && at !== undefined ? Date.parse(at) : now();
      const { slug = '', title, description } = document;
      const change = nextChange(schedules(document), moment);
      return {
        data: {
          page: {
            kind,
            key,
            slug,
            title,
            description,
            blocks: await resolveBlocks(document.blocks, shelvesAt(moment), moment),
          },
        },
        metadata: {
          preview: preview !== undefined,
          changes_at: change === undefined ? null : new Date(change).toISOString(),
        },
      };
    },
  };
}

function schedules({ blocks }: ContentDocument): Scheduled[] {
  return blocks.flatMap((block): Scheduled[] => (block.type === 'hero' ? [block, ...block.slides] : [block]));
}

/** What an operator's commands do with content; shoppers' calls never write. */
export function createContentOffice(repository: ContentRepository, files: readonly ContentFile[], now = Date.now) {
  return {
    /** Pages with where each comes from. */
    async list(): Promise<{ kind: ContentKind; key: string; title: string; from: 'file' | 'database' }[]> {
      const stored = await repository.all();
      const isStored = (file: ContentFile) => stored.some(({ kind, key }) => kind === file.kind && key === file.key);
      return [
        ...stored.map(({ kind, key, document }) => ({
          kind,
          key,
          title: checkContentDocument(document, `The stored ${kind} ${key}`).title,
          from: 'database' as const,
        })),
        ...files
          .filter((file) => !isStored(file))
          .map(({ kind, key, document: { title } }) => ({ kind, key, title, from: 'file' as const })),
      ].toSorted((one, other) => (`${one.kind}/${one.key}` < `${other.kind}/${other.key}` ? -1 : 1));
    },
    /** The document in force, or undefined. */
    async show(kind: ContentKind, key: string): Promise<unknown> {
      return (
        (await repository.find(kind, key)) ?? files.find((file) => file.kind === kind && file.key === key)?.document
      );
    },
    set: (kind: ContentKind, key: string, document: ContentDocument) => repository.put(kind, key, document),
    /** Takes the stored document away, so that the file of `content/` is in force again. True when there was one. */
    reset: (kind: ContentKind, key: string) => repository.remove(kind, key),
    /** Keeps a draft and gives the token of a link that shows it for a day. */
    async preview(kind: ContentKind, key: string, document: ContentDocument): Promise<string> {
      const draft = await repository.addDraft(kind, key, document, previewMs);
      return makePreviewToken(draft, now() + previewMs, await repository.signingKey());
    },
  };
}
