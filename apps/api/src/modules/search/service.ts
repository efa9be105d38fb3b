import type { SearchQuery, SearchReply, Suggestion, SuggestionReply } from '@tianguis/contract';
import { cleanSearch } from '@tianguis/domain';
import { fold, type Synonyms, tokenise } from '@tianguis/domain/words';
import { Failure } from '../../failure.ts';
import { type HeldOptions, held } from '../../held.ts';
import type { CategoryService } from '../categories/service.ts';
import type { FoundReply, ProductService } from '../products/service.ts';
import type { StoreService } from '../stores/service.ts';
import { asWritten, correct, withJoined } from './correction.ts';
import { faults } from './damage-repository.ts';
import { createLexicon } from './lexicon.ts';
import { few, findMost } from './most.ts';
import { createNotices, type SearchNotices } from './notices.ts';
import type { SearchRepository } from './repository.ts';
import { createSpanish } from './spanish.ts';
import { mostGroups, toWordQuery } from './word-query.ts';

export interface SearchService {
  /** @throws Failure `CATEGORY_NOT_FOUND`, `DATABASE_UNAVAILABLE` where nothing is found and the index is not whole */
  find(query: SearchQuery): Promise<SearchReply>;
  suggest(typed: string): Promise<SuggestionReply>;
  /** Why a search that finds nothing is answered by `DATABASE_UNAVAILABLE`; nothing when all is well. */
  fault(): Promise<string | undefined>;
}

export interface SearchOptions extends HeldOptions {
  repository: SearchRepository;
  products: ProductService;
  categories: CategoryService;
  stores: StoreService;
  synonyms: Pick<Synonyms, 'expand' | 'knows'>;
  notices?: SearchNotices | undefined;
}

/** What changes when words are found that were not, or synonyms are others. */
export const searchTag = 'search';
/** What changes when a department's words are read anew: those in memory, for spelling and suggestions. */
export const lexiconTag = 'lexicon';

/** Groups up to which a search is asked for whole at once. */
const mostWhole = 3;
/** UI-09 */
const [mostWords, mostSuggestions] = [8, 12];
const [mostCategories, mostStores] = [3, 3];
/** The lexicon is told when it changes; making it takes a tenth of a second, and memory twice. */
const lexiconTtl = 3_600_000;
/** Rows of the whole index are counted: not for each search that finds nothing. */
const wholeTtl = 10_000;

export function createSearchService({
  repository,
  products,
  categories,
  stores,
  synonyms,
  notices = [],
  ...options
}: SearchOptions): SearchService {
  const noticeFor = createNotices(notices);
  const isSpanish = createSpanish();
  const lexicon = held(async () => createLexicon(await repository.lexicon(), isSpanish), {
    ttlMs: lexiconTtl,
    ...options,
    tags: [lexiconTag],
  });
  const isWhole = held(() => repository.isWhole(), { ttlMs: wholeTtl, staleFactor: 1, ...options, tags: [lexiconTag] });
  const fault = async (): Promise<string | undefined> => {
    if (!(await repository.isBuilt())) return faults.unread;
    if (!(await isWhole())) return faults.miscounted;
    return undefined;
  };

  return {
    async find({ query: written, literal, client: _client, stage: _stage, ...filters }) {
      const query = cleanSearch(written);
      const codes = isBarCode(query) ? await products.idsByCode(codesOf(query)) : [];
      if (codes.length > 0) return toReply(query, await products.byCodes(filters, codes));
      const tokens = tokenise(query);
      const words = await lexicon();
      const { tokens: meant, corrected } = literal
        ? { tokens, corrected: null }
        : correct(tokens, query, words, synonyms);
      const joined = withJoined(meant, words);
      const groups = synonyms.expand(joined).slice(0, mostGroups);
      const asked = toWordQuery(groups);
      // Long searches are seldom found whole: they are counted before anything is read.
      const found = groups.length > mostWhole ? undefined : await products.search(filters, asked);
      if (found && found.scope >= few) return toReply(query, found, { corrected });
      const isEverywhere = filters['filter_by[category]'] === undefined && filters['filter_by[store]'] === undefined;
      const whole = found && isEverywhere ? found.scope : await products.countFound(asked);
      // What is a word first is a seller's number second.
      const ids = whole > 0 ? [] : await products.idsByCode(codesOf(query));
      if (ids.length > 0) return toReply(query, await products.byCodes(filters, ids));
      const apart = joined.flatMap((token) => synonyms.expand([token])).slice(0, mostGroups);
      const most = await findMost({ groups, asked, whole, apart }, { repository, products });
      // What exists in Spanish is not corrected unasked, but it may not have been meant.
      const suggest = () => correct(tokens, query, words, synonyms, { anyway: true }).corrected;
      if (most) {
        const shown = await products.search(filters, most.words);
        const isLess = most.leftOut.length > 0;
        const isCounted = found && most.all === asked;
        const countAll = async () => (isCounted ? found.reply.metadata.total : products.countFound(most.all, filters));
        const complete = isLess ? 0 : await countAll();
        const leftOut = most.leftOut.map((text) => asWritten(text, query));
        return toReply(query, shown, { leftOut, corrected, suggested: isLess ? suggest() : null, complete });
      }
      const shown = found ?? (await products.search(filters, asked));
      if (whole > 0) return toReply(query, shown, { corrected });
      const reason = await fault();
      if (reason !== undefined) throw new Failure('DATABASE_UNAVAILABLE', reason);
      return toReply(query, shown, { corrected, suggested: suggest() });
    },

    fault,

    async suggest(typed) {
      const text = cleanSearch(typed);
      if (text === '') return { cadena: typed, suggestions: [] };
      const [known, tree, directory] = await Promise.all([lexicon(), categories.tree(), stores.officials()]);
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
      const words = known.complete(text, room).map((nombre) => ({ clase: 'word_item' as const, nombre }));
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

interface Told {
  corrected?: string | null;
  suggested?: string | null;
  leftOut?: string[];
  complete?: number;
}

function toReply(query: string, { reply }: FoundReply, told: Told = {}): SearchReply {
  const { data, metadata } = reply;
  const { corrected = null, suggested = null, leftOut: left_out = [], complete = metadata.total } = told;
  return { data, metadata: { ...metadata, query, corrected, suggested, left_out, complete } };
}
