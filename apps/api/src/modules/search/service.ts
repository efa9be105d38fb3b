import { type CatalogueIndex, IndexNotReady } from '@tianguis/catalogue-index';
import type { ListingReply, SearchQuery, SearchReply, Suggestion, SuggestionReply } from '@tianguis/contract';
import { cleanSearch } from '@tianguis/domain';
import { fold } from '@tianguis/domain/words';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import type { ProductService, SearchNotes } from '../products/service.ts';
import type { StoreService } from '../stores/service.ts';
import { createNotices, type SearchNotices } from './notices.ts';

export interface SearchService {
  /** @throws Failure `CATEGORY_NOT_FOUND`, `DATABASE_UNAVAILABLE` where nothing is found and the index is not whole */
  find(query: SearchQuery): Promise<SearchReply>;
  suggest(typed: string): Promise<SuggestionReply>;
  /** Why a search that finds nothing is answered by `DATABASE_UNAVAILABLE`; undefined when all is well. */
  fault(): Promise<string | undefined>;
}

export interface SearchOptions {
  index: CatalogueIndex;
  products: ProductService;
  categories: CategoryService;
  stores: StoreService;
  notices?: SearchNotices | undefined;
}

/** UI-09 */
const [mostWords, mostSuggestions] = [8, 12];
const [mostCategories, mostStores] = [3, 3];

export function createSearchService({
  index,
  products,
  categories,
  stores,
  notices = [],
}: SearchOptions): SearchService {
  const noticeFor = createNotices(notices);

  return {
    async find({ query: written, literal, client: _client, stage: _stage, ...filters }) {
      const query = cleanSearch(written);
      const byCode = async (): Promise<SearchReply | undefined> => {
        const ids = await products.idsByCode(codesOf(query));
        return ids.length === 0 ? undefined : toReply(query, await products.byCodes(filters, ids));
      };
      const coded = isBarCode(query) ? await byCode() : undefined;
      if (coded) return coded;
      try {
        const { reply, notes } = await products.search(filters, query, literal);
        // What is a word first is a seller's number second.
        return (notes.isExact ? undefined : await byCode()) ?? toReply(query, reply, notes);
      } catch (error) {
        if (!(error instanceof IndexNotReady)) throw error;
        const found = await byCode();
        if (found) return found;
        throw new Failure('DATABASE_UNAVAILABLE', error.message);
      }
    },

    fault: () => index.fault(),

    async suggest(typed) {
      const text = cleanSearch(typed);
      if (text === '') return { cadena: typed, suggestions: [] };
      const [tree, directory] = await Promise.all([categories.tree(), stores.officials()]);
      const named = (all: Iterable<Named>, limit: number): Named[] =>
        [...all].filter(({ name }) => hasBeginnings(name, text)).slice(0, limit);
      const nodes = tree.places
        .values()
        .map(({ node }) => node)
        .filter(({ products }) => products > 0);
      const notice = noticeFor(text);
      const notices = notice === undefined ? [] : [{ clase: 'disclaimerNotice' as const, nombre: notice }];
      const places = [
        ...named(nodes, mostCategories).map((node) => place('category_item', node)),
        ...named(directory, mostStores).map((store) => place('store_item', store)),
      ];
      // Words are the most, and the easiest to type on: they make room for the others.
      const room = Math.min(mostWords, mostSuggestions - notices.length - places.length);
      const words = (await index.suggest(text, room)).map((nombre) => ({ clase: 'word_item' as const, nombre }));
      return { cadena: typed, suggestions: [...notices, ...words, ...places] };
    },
  };
}

function place(clase: 'category_item' | 'store_item', { id, name, slug }: Named): Suggestion {
  return { clase, nombre: name, id, slug };
}

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** GTIN-8, UPC, EAN or GTIN-14: nothing but a bar code is written so. */
function isBarCode(query: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(query.replace(/[ -]/g, ''));
}

/** What may be the code of a product: written in one, or with spaces and hyphens that a code has not. */
function codesOf(query: string): string[] {
  const code = query.toUpperCase();
  if (!/\d/.test(code) || !/^[A-Z0-9][A-Z0-9 ._/-]{3,39}$/.test(code)) return [];
  return [...new Set([query, code, code.replace(/[ ._/-]+/g, ''), code.replace(/[ ._/]+/g, '-')])];
}

/** Whether each word that was typed begins a word of this name. */
function hasBeginnings(name: string, typed: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  const beginnings = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return beginnings.length > 0 && beginnings.every((one) => words.some((word) => word.startsWith(one)));
}

function toReply(query: string, { data, metadata }: ListingReply, notes?: SearchNotes): SearchReply {
  const { corrected = null, suggested = null, leftOut: left_out = [], complete = metadata.total } = notes ?? {};
  return { data, metadata: { ...metadata, query, corrected, suggested, left_out, complete } };
}
