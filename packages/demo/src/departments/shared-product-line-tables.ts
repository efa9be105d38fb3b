/** Source tables of `productLine`: things, traits and makers. */
import type { Color, PictureRecipe, ReviewPhrases } from '../types.ts';

/** Rows of the specifications: name and value. */
export type Facts = readonly (readonly [string, string])[];

/** A brand with its label's colours and one or two sentences about the maker. */
export interface Maker {
  name: string;
  /** Colours of the label: ground and accent. */
  hex: readonly [string, string];
  say: string;
  /** Short form for the label when the name has more than 14 letters. */
  label?: string;
  /** Price factor. */
  factor?: number;
}

/** A choice of sizes: name and price factor of each. */
export interface Sizes {
  option: string;
  values: readonly (readonly [string, number])[];
  /** Maximum number of adjacent sizes of a product; default all. */
  most?: number;
}

/** A kind of thing that is sold. */
export interface Item {
  /** Beginning of the title. */
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
  /** Tags for `only` and `not` of traits, which list tags or names. */
  tag?: string;
}

/** A trait that distinguishes products of one thing: material, recipe, finish. */
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

/** The products of one leaf category: things, traits, makers and texts. */
export interface Line {
  leaf: string;
  weight: number;
  reviews: ReviewPhrases;
  makers: readonly Maker[];
  items: readonly Item[];
  traits: readonly Trait[];
  /** Names of models, for things that have one. */
  models?: readonly string[];
  sizes?: Sizes;
  colors?: readonly Color[];
  /** Maximum number of colours of a product. */
  mostColors?: number;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  /** Secondary colours of drawings; default the maker's. */
  trims?: readonly string[];
  scene: string;
  views?: readonly PictureRecipe['view'][];
  /** Alternatives for the last paragraph. */
  close: readonly string[];
  facts: Facts;
  points: readonly string[];
  warranty: string;
  bigTicket?: boolean;
  words?: Readonly<Record<string, string>>;
}
