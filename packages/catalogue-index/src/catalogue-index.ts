/**
 * What an engine for listings and search does for the shop. PostgreSQL is the one that comes with it (`postgres/`);
 * another one has to pass the suite of `conformance/`.
 */
import type { FilterChoices, FilterName, FilterNameOf, Sort } from '@tianguis/domain';
import type { AskedWords, Detail } from '@tianguis/domain/words';

/** Sorts are total: equal products are sorted by their ids. */
export type { Sort };

/** What products are narrowed to; what is undefined does not narrow. Prices in centavos, both ends included. */
export type Filters = { [Name in Exclude<FilterName, FilterNameOf<'arrival'>>]?: FilterChoices[Name] | undefined } & {
  /** A category with everything below it; `department` is the category of level 1 that it is in. */
  category?: { id: number; level: number; department: number } | undefined;
  store?: number | undefined;
  /** Delivery groups (`groupNumber`): those that arrive in time. */
  arriving?: readonly number[] | undefined;
};

/**
 * How many products each choice would leave, under all filters but its own. Exact, of one moment. Of options and of "at
 * least" there is a count for each option or step, in their sequence.
 */
export type Facets = { [Name in FilterNameOf<'flag'>]: number } & {
  [Name in FilterNameOf<'options' | 'atLeast'>]: number[];
} & {
  /** At most 60, most products first; those filtered by are always among them. */
  brands: Array<{ slug: string; name: string; count: number }>;
  /** The level below the category filtered by, or the departments. */
  categories: Array<{ id: number; count: number }>;
  /** Centavos, under the filters other than price; null where nothing is left. */
  price: { least: number | null; greatest: number | null };
  /** Products without the filters: of the category, the store, the text, the shop. */
  scope: number;
};

export interface Page {
  limit: number;
  offset: number;
}

export interface ListQuery {
  filters: Filters;
  sort: Sort;
  page: Page;
  facets?: boolean | undefined;
}

/** A page of a listing. */
export interface Listing {
  /** Products of the page, sorted. */
  ids: number[];
  total: number;
  facets?: Facets | undefined;
}

export interface SearchQuery extends ListQuery {
  text: string;
  /** What the things must be beside the text, as ids of `Detail`s; what cannot be read is ignored. */
  details?: readonly string[] | undefined;
  /** As it is written: nothing is corrected or understood, and products match that have the words, wherever. */
  literal?: boolean | undefined;
}

/** Of a text and details: filters, a sort, details, and the text without the words that say them. */
export type Understood = Pick<Filters, 'priceMin' | 'priceMax' | 'discount' | 'freeShipping'> & {
  text: string;
  sort?: Sort | undefined;
  details: readonly AskedDetail[];
};

export interface AskedDetail extends Detail {
  /** How many of what was found say so in title or facts; null: all do, or the detail leaves others out. */
  said: number | null;
}

/** A page of what a text finds. By relevance, what cannot be bought comes last. */
export interface Found extends Listing {
  /** Whether any product of the shop has every word. */
  isExact: boolean;
  /** How many of `total` have every word in title, category or facts; they come first by relevance. */
  complete: number;
  /** How many of `total` have, wherever, every word that is worth telling of. */
  mentioned: number;
  /**
   * For a text with a child in it: how many come first, before those of a pharmacy whose title and facts do not say
   * that they are for children. Null: there are none of these.
   */
  forChildren: number | null;
  /** What was searched in place of the text, whose spelling was corrected; null: it was not. */
  corrected: string | null;
  /** What the shopper may have meant, which was not searched; null: nothing is known. */
  suggested: string | null;
  /** Words of the text that no product has, or none of the kind, which were left out. */
  leftOut: string[];
  /** A brand of the text that the shop does not have, as it was written; what is found is of its kind. */
  missingBrand: string | null;
  /** A thing that was meant and that the shop does not have, as it was written; what is found is near it. */
  missingThing: string | null;
  /** Prices that the text asks for, and no product has: what is found is sorted by price instead, the nearest first. */
  missingPrice: Pick<Filters, 'priceMin' | 'priceMax'> | null;
  /** For a gift, an occasion or a need: names of some things that were found for it, best first; else empty. */
  ideas: readonly string[];
  /** The words that were searched, with synonyms: which variant of a product is meant (`askedVariant`). */
  words: AskedWords;
  /** What the text says beside words, and became filters and a sort where the query has none; null: nothing. */
  understood: Understood | null;
}

export type ExplainQuery = Pick<SearchQuery, 'text' | 'filters' | 'page'> & {
  /** Of the page, this product alone. */
  only?: number | undefined;
};

/** How a text was understood and ranked, in English. */
export interface Explanation {
  /** The query that was asked, a line each for what was read, corrected, left out. */
  query: string[];
  /** In the sequence of the page, each with what ranks it, the weightiest first. */
  products: Array<{ id: number; position: number; reasons: string[] }>;
}

/** Products like one, that can be bought: of its own category first, then by how near the price is as a proportion. */
export interface SimilarQuery {
  id: number;
  categoryPath: readonly number[];
  price: number;
  limit: number;
}

export interface CatalogueIndex {
  list(query: ListQuery): Promise<Listing>;
  /** The first products of a listing that can be bought, without counting it. */
  first(query: Pick<ListQuery, 'filters' | 'sort'> & { limit: number }): Promise<number[]>;
  /** @throws IndexNotReady where nothing is found and the index is not whole */
  search(query: SearchQuery): Promise<Found>;
  /** Why the products of a page stand where they do, for operators and developers. @throws as `search` */
  explain(query: ExplainQuery): Promise<Explanation>;
  /** Searches that begin with what was typed, those that most products match first. */
  suggest(typed: string, limit: number): Promise<string[]>;
  similar(query: SimilarQuery): Promise<number[]>;
  /**
   * Products on sale of each category itself, without those of the categories below it; categories without any are left
   * out.
   */
  countByCategory(): Promise<Array<{ category: number; products: number }>>;
  /** Delivery groups of products on sale in the shop, or in a department. */
  deliveryGroups(department?: number): Promise<number[]>;
  /** Products on sale of each store in each department. */
  countByStore(): Promise<Array<{ store: number; department: number; products: number }>>;
  /**
   * When a product on sale was last changed, for each range of `size` ids that has one. Ids from 1 to `size` are
   * range 1.
   */
  lastChanges(size: number): Promise<Array<{ range: number; changedAt: Date }>>;
  /** Why a search that finds nothing is not answered; undefined when all is well. */
  fault(): Promise<string | undefined>;
}

/** Nothing was found, and it is not sure that there is nothing. */
export class IndexNotReady extends Error {}

export interface IndexStatus {
  /** Products on sale, and those of them whose changed text is not searched yet. */
  products: number;
  pending: number;
  /** Departments on sale, and the different words that were learned of them. */
  departments: number;
  words: number;
  /**
   * Products that came, changed or went since words, phrases and kinds of things were learned from their departments,
   * and how many departments these are; `isDue`: `learn` would learn from some of them now.
   */
  unlearned: { products: number; departments: number; isDue: boolean };
}

/** Called with the number of products that were indexed since the last call. */
export type OnIndexed = (products: number) => void;

/** What a worker and operators do with an index. */
export interface IndexMaintenance {
  status(): Promise<IndexStatus>;
  fault(): Promise<string | undefined>;
  /**
   * Merges changes of prices and the like, where so many wait that counts are slow. @returns how many departments were
   * built
   */
  mergeDelta(): Promise<number>;
  /** Indexes text that changed, and builds what was never built. @returns how many products were read */
  refresh(onIndexed?: OnIndexed): Promise<number>;
  /**
   * Learns words, phrases and kinds of things anew where products came, changed or went, so that answers are those of
   * `rebuild`: of small departments at once, of large ones by turns. @returns how many products were read
   */
  learn(onIndexed?: OnIndexed): Promise<number>;
  /** Rebuilds all of it, while it goes on answering. */
  rebuild(onIndexed?: OnIndexed): Promise<number>;
  /** Compares the index with the catalogue: all that is stored, and the text of `sample` blocks chosen at random. */
  check(sample: number): Promise<IndexCheck>;
  /** Checks and puts right what differs. */
  repair(sample: number): Promise<IndexCheck>;
}

export interface IndexCheck {
  /** Products that are missing, left behind, or shown with other values. */
  documents: number[];
  /** Departments that count other products than they have. */
  counts: number[];
  /** Departments whose index has lost rows or lacks products. */
  postings: number[];
  /** Departments with products that are found by other words than theirs. */
  terms: number[];
}
