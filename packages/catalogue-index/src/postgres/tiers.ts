/** Ranking of what a text finds. */
/** Signals: what is known of how a product matches, each a bitmap. */
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
  'many',
  'several',
] as const;
export type Signal = (typeof signals)[number];
/** Beside the signals, whether a product stands behind all others. */
export type MatchColumn = Signal | 'last';

/**
 * Tiers of relevance, best first, as signals that a product must have; it is in the first tier that it fits, and within
 * a tier products are sorted by the sort key. A title that begins with the shopper's word says that this is the
 * thing ("tenis", and not "raqueta de tenis"), the more so in a category of that name; then comes what is in a category
 * named just so, then what has the words in the title, among facts and categories, anywhere. What has not all of them
 * comes last.
 */
export const relevanceTiers: ReadonlyArray<readonly Signal[]> = [
  ['own_title', 'begins', 'called'],
  ['own_title', 'begins', 'kind_begins'],
  ['own_title', 'begins', 'called_too'],
  ['own_title', 'begins', 'of_kind'],
  ['own_title', 'begins'],
  ['own_title', 'called'],
  ['own_title', 'begins_any'],
  ['title', 'begins', 'called'],
  ['title', 'begins', 'kind_begins'],
  ['title', 'begins', 'called_too'],
  ['title', 'begins', 'of_kind'],
  ['title', 'begins'],
  ['whole', 'called', 'kind_begins'],
  ['whole', 'called'],
  ['whole', 'called_too', 'kind_begins'],
  ['whole', 'called_too'],
  ['own_title', 'kind_begins'],
  ['own_title', 'of_kind'],
  ['title', 'kind_begins'],
  ['title', 'of_kind'],
  ['own_title', 'head'],
  ['own_title'],
  ['title', 'head'],
  ['title'],
  ['named', 'begins_any'],
  ['named', 'of_kind'],
  ['named'],
  ['whole'],
  ['most_title', 'begins', 'of_kind'],
  ['most_title', 'begins'],
  ['most_title', 'begins_any'],
  ['most_title', 'of_kind'],
  ['most_title'],
  ['most', 'begins', 'of_kind'],
  ['most', 'begins'],
  ['most', 'begins_any'],
  ['many', 'begins'],
  ['several', 'begins'],
  ['begins', 'of_kind'],
  ['begins'],
  ['most'],
  ['many'],
  ['several'],
  ['begins_any'],
  ['of_kind'],
  [],
];
/** Other sorts put what has not all words last, no more. */
export const completeFirst: ReadonlyArray<readonly Signal[]> = [['whole'], []];
