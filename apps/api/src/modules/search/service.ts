import { type CatalogueIndex, IndexNotReady, type Understood } from '@tianguis/catalogue-index';
import type { ListingReply, SearchQuery, SearchReply, Suggestion, SuggestionReply } from '@tianguis/contract';
import { cleanSearch } from '@tianguis/domain';
import { fold } from '@tianguis/domain/words';
import { Failure } from '../../failure.ts';
import type { CategoryService } from '../categories/service.ts';
import type { StoreService } from '../stores/service.ts';
import type { FoundProducts, SearchNotes } from './found-products.ts';
import { createNotices, type SearchNotices } from './notices.ts';

export interface SearchService {
  /** @throws Failure `CATEGORY_NOT_FOUND`; `DATABASE_UNAVAILABLE` if nothing was found and the index is incomplete */
  find(query: SearchQuery): Promise<SearchReply>;
  suggest(typed: string): Promise<SuggestionReply>;
  /** Why a search without results fails with `DATABASE_UNAVAILABLE`; undefined if the index is complete. */
  fault(): Promise<string | undefined>;
}

export interface SearchOptions {
  index: CatalogueIndex;
  found: FoundProducts;
  categories: CategoryService;
  stores: StoreService;
  notices?: SearchNotices | undefined;
}

/** The most suggestions, in all and of each kind (UI-09). */
const [maxWords, maxSuggestions] = [8, 12];
const [maxCategories, maxStores] = [3, 3];

export function createSearchService({ index, found, categories, stores, notices = [] }: SearchOptions): SearchService {
  const noticeFor = createNotices(notices);

  return {
    async find({ query: written, literal, details, client: _client, stage: _stage, ...filters }) {
      const query = cleanSearch(written);
      const byCode = async (): Promise<SearchReply | undefined> => {
        const reply = await found.byCodes(filters, codesOf(query));
        return reply && toReply(query, reply);
      };
      const coded = isBarCode(query) ? await byCode() : undefined;
      if (coded) return coded;
      try {
        const { reply, notes } = await found.byWords(filters, { text: query, literal, details: details?.split(',') });
        // Look for codes only if no product matches the words exactly, since a query may be both.
        return (notes.isExact ? undefined : await byCode()) ?? toReply(query, reply, notes);
      } catch (error) {
        if (!(error instanceof IndexNotReady)) throw error;
        const coded = await byCode();
        if (coded) return coded;
        throw new Failure('DATABASE_UNAVAILABLE', error.message);
      }
    },

    fault: () => index.fault(),

    async suggest(typed) {
      const text = cleanSearch(typed);
      if (text === '') return { cadena: typed, suggestions: [] };
      const [tree, directory] = await Promise.all([categories.tree(), stores.officials()]);
      const named = (all: Iterable<Named>, limit: number): Named[] =>
        [...all].filter(({ name }) => matchesPrefixes(name, text)).slice(0, limit);
      const nodes = tree.byId
        .values()
        .filter(({ node, isPublished }) => isPublished && node.products > 0)
        .map(({ node }) => node);
      const notice = noticeFor(text);
      const notices = notice === undefined ? [] : [{ clase: 'disclaimerNotice' as const, nombre: notice }];
      const targets = [
        ...named(nodes, maxCategories).map((node) => toSuggestion('category_item', node)),
        ...named(directory, maxStores).map((store) => toSuggestion('store_item', store)),
      ];
      // Words fill the room that other suggestions leave, since there are always enough words.
      const room = Math.min(maxWords, maxSuggestions - notices.length - targets.length);
      const words = (await index.suggest(text, room)).map((nombre) => ({ clase: 'word_item' as const, nombre }));
      return { cadena: typed, suggestions: [...notices, ...words, ...targets] };
    },
  };
}

function toSuggestion(clase: 'category_item' | 'store_item', { id, name, slug }: Named): Suggestion {
  return { clase, nombre: name, id, slug };
}

interface Named {
  id: number;
  name: string;
  slug: string;
}

/** Whether a query has the form of a bar code: GTIN-8, UPC, EAN or GTIN-14. */
function isBarCode(query: string): boolean {
  return /^(?:\d{8}|\d{12,14})$/.test(query.replace(/[ -]/g, ''));
}

/** Possible product codes in a query: the typed text, or the text without spaces and hyphens. */
function codesOf(query: string): string[] {
  const code = query.toUpperCase();
  if (!/\d/.test(code) || !/^[A-Z0-9][A-Z0-9 ._/-]{3,39}$/.test(code)) return [];
  return [...new Set([query, code, code.replace(/[ ._/-]+/g, ''), code.replace(/[ ._/]+/g, '-')])];
}

/** Whether each typed word is a prefix of a word in a name. */
function matchesPrefixes(name: string, typed: string): boolean {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  const prefixes = fold(typed)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return prefixes.length > 0 && prefixes.every((one) => words.some((word) => word.startsWith(one)));
}

const toPrices = ({ priceMin, priceMax }: Pick<Understood, 'priceMin' | 'priceMax'>) => ({
  ...(priceMin === undefined ? {} : { price_min: priceMin }),
  ...(priceMax === undefined ? {} : { price_max: priceMax }),
});

function toUnderstood({ text, priceMin, priceMax, discount, freeShipping, sort, details }: Understood) {
  return {
    text,
    details: details.map(({ id, label, said }) => ({ id, label, said })),
    ...toPrices({ priceMin, priceMax }),
    ...(discount === undefined ? {} : { discount }),
    ...(freeShipping === undefined ? {} : { free_shipping: freeShipping }),
    ...(sort === undefined ? {} : { order_by: sort }),
  };
}

function toReply(query: string, { data, metadata }: ListingReply, notes?: SearchNotes): SearchReply {
  const { corrected = null, suggested = null, leftOut: left_out = [], complete = metadata.total } = notes ?? {};
  const {
    missingBrand: missing_brand = null,
    missingThing: missing_thing = null,
    missingPrice = null,
    understood = null,
    ideas = [],
    mentioned = metadata.total,
    forChildren: for_children = null,
  } = notes ?? {};
  return {
    data,
    metadata: {
      ...metadata,
      query,
      corrected,
      suggested,
      left_out,
      missing_brand,
      missing_thing,
      missing_price: missingPrice && toPrices(missingPrice),
      ideas: [...ideas],
      understood: understood && toUnderstood(understood),
      complete,
      mentioned,
      for_children,
    },
  };
}
