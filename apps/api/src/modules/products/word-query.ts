/** What is searched, and what is known of what is found. */

/** What is known of how a product was found, as `search_hits` names it; each is a bitmap. */
export const signals = [
  'whole',
  'own_title',
  'title',
  'head',
  'named',
  'begins',
  'begins_any',
  'called',
  'called_too',
  'kind_begins',
  'of_kind',
  'most',
  'most_title',
] as const;
export type Signal = (typeof signals)[number];

/** What a shopper searches, as the index of search has it (`search_hits` of migration 0015): all words of a way, any way of a group. */
export interface WordQuery {
  /** Lists of the same length: each word, the number of its way, the number of its group, whether it is the shopper's own. */
  words: readonly string[];
  ways: readonly number[];
  groups: readonly number[];
  own: readonly boolean[];
  /** What says what kind of thing is meant, and how: `begins`, `begins_any`, `called`, `called_too`, `kind_begins`, `of_kind`. */
  signs: readonly string[];
  kinds: readonly string[];
  /** So many groups are enough, where the product's title or category says that it is what is meant. */
  least: number;
  /** And all but one of three or more, whatever title and category say. */
  loose: boolean;
  /** Even with all groups, title or category must say it. */
  anchored: boolean;
  /** All groups, and nothing else, make it found: signs are not asked for to count. */
  is_plain: boolean;
  /** The same as text searches of PostgreSQL, for products that no posting has yet. */
  matching: Readonly<Record<Exclude<Signal, 'most' | 'most_title'>, string>> & {
    groups: readonly string[];
    title_groups: readonly string[];
  };
}
