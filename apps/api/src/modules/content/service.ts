import {
  type ContentDocument,
  type ContentKind,
  type ContentListReply,
  type ContentQuery,
  type ContentReply,
  pictureUrl,
} from '@tianguis/contract';
import type { Database } from '@tianguis/database';
import { parseMoment } from '@tianguis/domain';
import { isClosed, type Offer, offeredOf } from '@tianguis/domain/offer';
import type { Kysely } from 'kysely';
import { Failure } from '../../failure.ts';
import { openSignedToken } from '../../signed-token.ts';
import type { CategoryService } from '../categories/service.ts';
import type { ListingService } from '../listings/service.ts';
import type { ProductService } from '../products/service.ts';
import type { StoreService } from '../stores/service.ts';
import { shownPage } from './conditions.ts';
import type { ContentFile } from './content-files.ts';
import { type ContentHeading, checkContentDocument, checkContentHeading } from './documents.ts';
import { publishFiles, textsOfPurchase, versionsOfPurchase } from './legal-texts.ts';
import { type CategoryLists, ownCategories } from './own-categories.ts';
import { pickProducts } from './products/pick.ts';
import { type ContentRepository, createContentRepository } from './repository.ts';
import { type ContentReader, resolveBlocks } from './resolve.ts';
import { isShown, nextChange, nextPageChange, shownBlocks } from './schedule.ts';

export interface ContentService {
  /**
   * All pages within their dates. A page in the database replaces the file with the same key. Leaves out invalid pages.
   */
  list(): Promise<ContentListReply>;
  /**
   * A page with the content of its blocks, at the current time or at the time that a preview asks for. A query with a
   * version returns this version of a legal text. A preview is shown outside of the dates of the page, too.
   * @throws Failure `CONTENT_NOT_FOUND`, `INVALID_REQUEST`
   */
  page(kind: ContentKind, key: string, query: ContentQuery): Promise<ContentReply>;
  /**
   * Stores the versions of the legal texts in files, once. The API calls this function when it starts. If the database
   * was down then, the next call of `acceptedTexts` stores the versions.
   * @throws LegalTextFault if a file changes the text of a version
   */
  publishFiles(): Promise<void>;
  /**
   * The versions of the legal texts that a purchase accepts now, by the name of the text: `aviso-privacidad`,
   * `politica-devoluciones`, `terminos-y-condiciones`. Every version is stored before this function returns, so
   * `/terminos-y-condiciones?version=…` shows the text forever. Reads `db`, which may be a transaction.
   */
  acceptedTexts(db: Kysely<Database>): Promise<Record<string, string>>;
}

export interface ContentServiceOptions {
  repository: ContentRepository;
  files: readonly ContentFile[];
  products: Pick<ProductService, 'onSale' | 'byIds'>;
  listings: Pick<ListingService, 'firstOnSale'>;
  stores: Pick<StoreService, 'list'>;
  categories: Pick<CategoryService, 'tree' | 'find'>;
  categoryLists: CategoryLists;
  /** What the shop offers: conditions of texts and links to closed pages follow it (TR-01). */
  offer: Offer;
  /** Called with the error of an invalid stored page, which the list leaves out. */
  warn(error: unknown): void;
  now?: () => number;
}

export function createContentService({
  repository,
  files,
  products,
  listings,
  stores,
  categories,
  categoryLists,
  offer,
  warn,
  now = Date.now,
}: ContentServiceOptions): ContentService {
  const fileOf = (kind: ContentKind, key: string) =>
    files.find((file) => file.kind === kind && file.key === key)?.document;

  async function published(kind: ContentKind, key: string): Promise<ContentDocument> {
    const stored = await repository.find(kind, key);
    if (stored !== undefined) return checkContentDocument(kind, stored, `The stored ${kind} ${key}`);
    const file = fileOf(kind, key);
    if (!file) throw new Failure('CONTENT_NOT_FOUND');
    return file;
  }

  async function drafted(kind: ContentKind, key: string, token: string): Promise<ContentDocument> {
    const read = await openSignedToken(token, () => repository.signingKey(), now());
    const draft = read && !read.isExpired ? await repository.draft(read.id) : undefined;
    if (!draft || draft.kind !== kind || draft.key !== key) throw new Failure('CONTENT_NOT_FOUND');
    return checkContentDocument(kind, draft.document, `The draft of ${kind} ${key}`);
  }

  /** A version of a legal text, even if the shop publishes the text no more. */
  async function versioned(kind: ContentKind, key: string, version: string): Promise<ContentDocument> {
    const stored = kind === 'landing' ? await repository.version(key, version) : undefined;
    if (stored === undefined) throw new Failure('CONTENT_NOT_FOUND');
    return checkContentDocument(kind, stored, `Version ${version} of ${kind} ${key}`);
  }

  function documentOf(kind: ContentKind, key: string, preview?: string, version?: string): Promise<ContentDocument> {
    if (preview !== undefined) return drafted(kind, key, preview);
    return version === undefined ? published(kind, key) : versioned(kind, key, version);
  }

  async function versionOf(
    kind: ContentKind,
    key: string,
    { version, date }: ContentDocument,
    isAsked: boolean,
  ): Promise<ContentReply['data']['page']['version']> {
    if (version === undefined || date === undefined) return null;
    const current = isAsked ? (await published(kind, key).catch(noneIfMissing))?.version : version;
    return { name: version, valid_from: date, is_current: current === version };
  }

  let areStored = files.every(({ document }) => document.version === undefined);
  async function storeVersions(): Promise<void> {
    if (areStored) return;
    await publishFiles(repository, files);
    areStored = true;
  }

  /** The landing that a page belongs to; undefined if there is none, or if it is invalid. */
  async function parentOf(key: string | undefined): Promise<ContentDocument | undefined> {
    if (key === undefined) return undefined;
    try {
      return shownPage(await published('landing', key), offer);
    } catch (error) {
      if (!(error instanceof Failure)) warn(error);
      return undefined;
    }
  }

  const finder = { onSale: products.onSale, firstOnSale: listings.firstOnSale };
  const offered = offeredOf(offer);
  const own = async () => ownCategories(await categories.tree(), categoryLists, (href) => isClosed(href, offered));
  const readerAt = (moment: number): ContentReader => ({
    own,
    pick: async (source, enough) => pickProducts(source, enough, { finder, own: await own(), now: moment }),
    read: (ids) => products.byIds(ids),
    departments: async () => (await categories.tree()).departments,
    async categoryPicture(id) {
      const category = await categories.find(id);
      const path = await Promise.all(
        (category?.breadcrumb ?? []).toReversed().map((crumb) => categories.find(crumb.id)),
      );
      const key = path.map((one) => one?.picture).find((picture) => picture);
      return key && pictureUrl(key, 320);
    },
    officialStores: async (limit) => (await stores.list({ 'filter_by[official]': true, page_size: limit })).data.stores,
  });

  return {
    async list() {
      const pages = new Map<string, { kind: ContentKind; key: string; heading: ContentHeading }>();
      for (const { kind, key, document } of files) pages.set(`${kind}/${key}`, { kind, key, heading: document });
      for (const { kind, key, document } of await repository.headings()) {
        pages.delete(`${kind}/${key}`);
        try {
          const heading = checkContentHeading(kind, document, `The stored ${kind} ${key}`);
          pages.set(`${kind}/${key}`, { kind, key, heading });
        } catch (error) {
          warn(error);
        }
      }
      const at = now();
      const headings = [...pages.values()];
      const shown = headings.filter(({ heading }) => isShown(heading, at));
      const entries = shown.map(({ kind, key, heading }) => {
        const { slug = '', title, description } = shownPage(heading, offer);
        return { kind, key, slug, title, description };
      });
      return {
        data: { pages: entries },
        metadata: {
          changes_at: iso(
            nextChange(
              headings.map(({ heading }) => heading),
              at,
            ),
          ),
        },
      };
    },

    publishFiles: storeVersions,

    async acceptedTexts(db) {
      await storeVersions();
      return versionsOfPurchase(files, await createContentRepository(db).versions(textsOfPurchase));
    },

    async page(kind, key, { preview, at, version }) {
      const asked = at === undefined ? undefined : parseMoment(at);
      if (at !== undefined && asked === undefined)
        throw new Failure('INVALID_REQUEST', `querystring at ${at} is no date`);
      const document = await documentOf(kind, key, preview, version);
      // Only a preview may show the page at another time.
      const moment = preview !== undefined && asked !== undefined ? asked : now();
      const page = shownPage(document, offer);
      if (preview === undefined && version === undefined && !isShown(page, moment))
        throw new Failure('CONTENT_NOT_FOUND');
      const { slug = '', parent, title, description, blocks } = page;
      const above = await parentOf(parent);
      return {
        data: {
          page: {
            kind,
            key,
            slug,
            parent:
              parent !== undefined && above && isShown(above, moment) ? { key: parent, title: above.title } : null,
            title,
            description,
            version: await versionOf(kind, key, document, preview === undefined && version !== undefined),
            blocks: await resolveBlocks(shownBlocks(blocks, moment), readerAt(moment), moment),
          },
        },
        metadata: {
          preview: preview !== undefined,
          changes_at: iso(nextPageChange(page, moment, above && [above])),
        },
      };
    },
  };
}

const iso = (moment: number | undefined): string | null =>
  moment === undefined ? null : new Date(moment).toISOString();

function noneIfMissing(error: unknown): undefined {
  if (!(error instanceof Failure)) throw error;
}
