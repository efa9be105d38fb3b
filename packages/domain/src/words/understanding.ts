/** What is known before a search is read, and what is known of it afterwards. */
import type { Token } from './analyse.ts';
import type { Kinds } from './kinds.ts';
import type { Phrasing } from './phrasing.ts';
import type { WordRules } from './word-rules.ts';

export interface Knowledge extends WordRules {
  kinds: Kinds;
  /** A folded text with its spelling corrected. */
  correct(text: string): string;
  /** Whether the catalogue has this brand, or products that are called so. */
  carries(name: string): boolean;
}

export interface Understanding {
  phrasing: Phrasing;
  /** What is searched as words. */
  tokens: readonly Token[];
  /** Things that a brand or an occasion stands for, where the text names no single one itself. */
  things: readonly string[];
  /** Whether the text names these things itself, so that they are no ideas: "vasos y copas", "guitarra fender". */
  isNamed?: boolean;
  /** Things of other readings, the likeliest first, where none of {@link things} is sold. */
  otherwise?: ReadonlyArray<readonly string[]>;
  /** Whether it says what troubles the shopper: the first of {@link things} is the remedy. */
  isNeed?: boolean;
  /** Words of products that are not meant, though nobody says so: children's, in a present for a boss, for women. */
  excluded?: readonly string[];
  /** A known brand that the shop does not have, as it was written. */
  missingBrand: string | undefined;
  /** The same beside a thing, whose maker it would be: "tenis nike", but not "funda para iphone". */
  makerMissing?: string | undefined;
}
