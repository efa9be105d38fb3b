/** The tables that an author fills in for `productLine`: things, traits and makers. */
import type { Color, PictureRecipe, ReviewPhrases } from '../types.ts';

/** Rows of the specifications: what, and how much. */
export type Facts = readonly (readonly [string, string])[];

/** A brand with its label's colours and a sentence or two about who makes it. */
export interface Maker {
  name: string;
  /** Colours of the label: ground and accent. */
  hex: readonly [string, string];
  say: string;
  /** Short form for the label when the name has more than 14 letters. */
  label?: string;
  /** How much dearer or cheaper than the usual price. */
  factor?: number;
}

/** A choice of sizes: what a size is called and its price relative to the thing's. */
export interface Sizes {
  option: string;
  values: readonly (readonly [string, number])[];
  /** At most so many neighbouring sizes are offered; without it, all of them. */
  most?: number;
}

/** What is sold. */
export interface Item {
  /** As the title begins. */
  name: string;
  /** With its article, for reviews: `el arroz`. */
  the: string;
  /** Under the brand on the label, up to 20 letters. */
  short?: string;
  /** First paragraph; one of several, when there are several. */
  say: string | readonly string[];
  /** Pesos for size factor 1. */
  price: number;
  hex?: string;
  motif?: string;
  art?: string;
  params?: Readonly<Record<string, string | number>>;
  facts?: Facts;
  points?: readonly string[];
  sizes?: Sizes;
  colors?: readonly Color[];
  scene?: string;
  words?: Readonly<Record<string, string>>;
  /** For traits' `only` and `not`, which hold tags or names. */
  tag?: string;
}

/** What tells two of the same thing apart: material, recipe, finish. */
export interface Trait {
  /** Follows the thing's name in the title; may be empty. */
  name: string;
  say: string;
  factor?: number;
  hex?: string;
  motif?: string;
  art?: string;
  params?: Readonly<Record<string, string | number>>;
  facts?: Facts;
  points?: readonly string[];
  only?: readonly string[];
  not?: readonly string[];
  sizes?: Sizes;
  words?: Readonly<Record<string, string>>;
}

/** What is sold on one leaf of the shop, by whom it is made and all that can be said of it. */
export interface Line {
  leaf: string;
  weight: number;
  reviews: ReviewPhrases;
  makers: readonly Maker[];
  items: readonly Item[];
  traits: readonly Trait[];
  /** Names of models, for things that carry one. */
  models?: readonly string[];
  sizes?: Sizes;
  colors?: readonly Color[];
  /** At most so many colours a product. */
  mostColors?: number;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  /** Second colours to draw with; the maker's own without it. */
  trims?: readonly string[];
  scene: string;
  views?: readonly PictureRecipe['view'][];
  /** Last paragraph, one of them. */
  close: readonly string[];
  facts: Facts;
  points: readonly string[];
  warranty: string;
  bigTicket?: boolean;
  words?: Readonly<Record<string, string>>;
}
