/**
 * Types of the demo shop's source data: an {@link Archetype} for each kind of product, which the generator turns into
 * products. Everything is deterministic: the same seed gives the same shop, byte for byte.
 */
import type { Random } from './random.ts';

/** A colour: its Spanish name and its hex value in pictures. */
export interface Color {
  name: string;
  hex: string;
}

/** Input of a generated picture: drawing, colours, scene and view. */
export interface PictureRecipe {
  /** Name of a drawing: one of ours (`phone`, `sneaker`, `book-cover` …) or `emoji:` and a name of fluent-emoji. */
  art: string;
  /** Colours of the product, main first, as `#rrggbb`. */
  colors: readonly string[];
  /** Further parameters of the drawing: label, screen size, number of seats, motif (`emoji:strawberry`). */
  params: Readonly<Record<string, string | number>>;
  /** Cards show `hero`; the gallery shows it first. */
  view: 'hero' | 'detail' | 'lifestyle' | 'scale' | 'box' | 'flat';
  /**
   * Scene: `studio`, `kitchen`, `living`, `bedroom`, `garden`, `street`, `desk`, `gym`, `beach`, `nursery`, `workshop`,
   * `garage`, `bath`, `party`, `market`, `shelf`.
   */
  scene: string;
  /** Varies composition, light and pattern among products of one kind. */
  seed: number;
}

export interface DraftVariant {
  /**
   * Options in display sequence: `{ Color: 'Negro', Capacidad: '128 GB' }`. All variants of a product have equal keys.
   */
  options: Readonly<Record<string, string>>;
  colorHex?: string;
  /** Centavos more or less than the draft's price. */
  priceDelta?: number;
}

/** A product before the generator adds seller, stock, offers, ratings and dates. */
export interface ProductDraft {
  /** Brand's name, one of {@link Department.brands}. */
  brand: string;
  model: string;
  /** Title in the style of Mexican shops, with brand and model, 30 to 110 characters. */
  title: string;
  /** Two to four short paragraphs about this product, separated by an empty line. */
  description: string;
  /** Three to six short selling points. */
  highlights: readonly string[];
  /** Specification groups with rows of name and value, at least eight rows in total. */
  specifications: readonly { group: string; rows: readonly (readonly [string, string])[] }[];
  /** List price in centavos. The generator rounds it to common endings (…9.00, …99.00). */
  price: number;
  /** One or more; a product without choices has one with empty options. */
  variants: readonly DraftVariant[];
  /** One or more recipes for each colour: `color` is the shown value of the option "Color", or null. */
  pictures: readonly { color: string | null; alt: string; recipe: Omit<PictureRecipe, 'seed'> }[];
  warranty: string;
  /** So large or heavy that it is delivered by appointment (ST-09). */
  bigTicket?: boolean;
  digital?: boolean;
  condition?: 'new' | 'refurbished';
  /** Words for the review phrases' placeholders, e.g. `{ color: 'azul', uso: 'la oficina' }`. */
  words?: Readonly<Record<string, string>>;
}

/**
 * Review phrases in Mexican Spanish. Each has one or two sentences that are specific to this kind of product ("La pila
 * me dura día y medio", never "Buen producto"). `{name}` is replaced from {@link ProductDraft.words}.
 */
export interface ReviewPhrases {
  /** For 5 and 4 stars; at least 10. */
  good: readonly string[];
  /** For 3 stars; at least 5. */
  mixed: readonly string[];
  /** For 1 and 2 stars; at least 5. */
  bad: readonly string[];
}

/** A kind of product: its category, its weight and its generator. */
export interface Archetype {
  /** Key of the leaf category, `department/second/third` in slugs. */
  category: string;
  /** Share of the department's products, relative to its other archetypes. */
  weight: number;
  reviews: ReviewPhrases;
  make(random: Random): ProductDraft;
}

/** Third level: name only. */
export interface CategoryLeaf {
  name: string;
}

export interface CategoryBranch {
  name: string;
  children: readonly CategoryLeaf[];
}

/** A department (UI-10) with its tree, its brands and the kinds of product it sells. */
export interface Department {
  name: string;
  /** Drawing of the department, `emoji:` and a name in fluent-emoji. */
  icon: string;
  /** Relative number of products. */
  weight: number;
  children: readonly CategoryBranch[];
  /** Invented names: no real trademark and nothing similar to one. */
  brands: readonly string[];
  archetypes: readonly Archetype[];
}
