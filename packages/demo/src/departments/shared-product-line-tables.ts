/** Source tables of `productLine`: things, traits and makers. */
import type { Color, PictureRecipe, ReviewPhrases } from '../types.ts';

/** Rows of the specifications: name and value. */
export type Facts = readonly (readonly [string, string])[];

/** A brand, with the colours of its label and one or two sentences about the maker. */
export interface Maker {
  name: string;
  /** Colours of the label: background and accent. */
  hex: readonly [string, string];
  say: string;
  /** Short name for the label, if the name has more than 14 letters. */
  label?: string;
  /** Factor of the price. */
  factor?: number;
}

/** A choice of sizes: name and price factor of each. */
export interface Sizes {
  option: string;
  values: readonly (readonly [string, number])[];
  /** Maximum number of adjacent sizes that a product offers; default all. */
  most?: number;
}

/** A kind of product. */
export interface Item {
  /** Start of the title. */
  name: string;
  /** Name with its article, for reviews: `el arroz`. */
  the: string;
  /** Text below the brand on the label, up to 20 letters. */
  short?: string;
  /** First paragraph, or a list of first paragraphs of which one is used. */
  say: string | readonly string[];
  /** Price in pesos at size factor 1. */
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
  /** Tag of this kind. `only` and `not` of traits contain tags or names. */
  tag?: string;
}

/** A trait that distinguishes products of one kind: material, recipe, finish. */
export interface Trait {
  /** Text after the kind's name in the title; may be empty. */
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

/** The products of one leaf category: kinds, traits, makers and texts. */
export interface Line {
  leaf: string;
  weight: number;
  reviews: ReviewPhrases;
  makers: readonly Maker[];
  items: readonly Item[];
  traits: readonly Trait[];
  /** Names of models, for products that have models. */
  models?: readonly string[];
  sizes?: Sizes;
  colors?: readonly Color[];
  /** Maximum number of colours that a product offers. */
  mostColors?: number;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  /** Secondary colours of drawings; default the maker's. */
  trims?: readonly string[];
  scene: string;
  views?: readonly PictureRecipe['view'][];
  /** Last paragraphs, of which one is used. */
  close: readonly string[];
  facts: Facts;
  points: readonly string[];
  warranty: string;
  bigTicket?: boolean;
  words?: Readonly<Record<string, string>>;
}
