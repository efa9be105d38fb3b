/**
 * What the authors of the demo shop write (an {@link Archetype} for each kind of product) and what the generator makes of it.
 * Everything is deterministic: the same seed gives the same shop, byte for byte.
 */
import type { Random } from './random.ts';

/** A colour as a shopper reads it and as the picture shows it. */
export interface Color {
  name: string;
  hex: string;
}

/** How one picture is made; the drawing, its colours, the scene behind it and from where it is seen. */
export interface PictureRecipe {
  /** Name of a drawing: one of ours (`phone`, `sneaker`, `book-cover` …) or `emoji:` and a name of fluent-emoji. */
  art: string;
  /** Colours of the product, main first, as `#rrggbb`. */
  colors: readonly string[];
  /** What else the drawing takes: a word on the label, a screen size, a number of seats, a motif (`emoji:strawberry`). */
  params: Readonly<Record<string, string | number>>;
  /** `hero` is the one on cards; the others follow it in the gallery. */
  view: 'hero' | 'detail' | 'lifestyle' | 'scale' | 'box' | 'flat';
  /** Family of scenes that suits it: `studio`, `kitchen`, `living`, `bedroom`, `garden`, `street`, `desk`, `gym`, `beach`, `nursery`, `workshop`, `garage`, `bath`, `party`, `market`, `shelf`. */
  scene: string;
  /** Varies composition, light and pattern among products of one kind. */
  seed: number;
}

export interface DraftVariant {
  /** Options in the order to be offered, e.g. `{ Color: 'Negro', Capacidad: '128 GB' }`. Same keys in every variant of a product. */
  options: Readonly<Record<string, string>>;
  colorHex?: string;
  /** Centavos more or less than the draft's price. */
  priceDelta?: number;
}

/** One product as its author imagines it, before the shop adds seller, stock, offers, ratings and dates. */
export interface ProductDraft {
  /** Brand's name, one of {@link Department.brands}. */
  brand: string;
  model: string;
  /** As a Mexican shop titles it, brand and model included, 30 to 110 characters. */
  title: string;
  /** Two to four short paragraphs that speak of this product, parted by an empty line. */
  description: string;
  /** Three to six short selling points. */
  highlights: readonly string[];
  /** Specification groups with rows of name and value, eight rows or more in all. */
  specifications: readonly { group: string; rows: readonly (readonly [string, string])[] }[];
  /** Usual price in centavos, before any offer. Rounded by the generator to how shops price (…9.00, …99.00). */
  price: number;
  /** One or more; a product without choices has one with empty options. */
  variants: readonly DraftVariant[];
  /** One or more recipes for each colour offered: `color` is the value of the option "Color" that it shows, or null. */
  pictures: readonly { color: string | null; alt: string; recipe: Omit<PictureRecipe, 'seed'> }[];
  warranty: string;
  /** So large or heavy that it is delivered by appointment (ST-09); not: expensive. */
  bigTicket?: boolean;
  digital?: boolean;
  condition?: 'new' | 'refurbished';
  /** Words for the review phrases' placeholders, e.g. `{ color: 'azul', uso: 'la oficina' }`. */
  words?: Readonly<Record<string, string>>;
}

/**
 * What people say of such a product, in the Spanish of Mexico, each entry one or two sentences about this very kind of thing
 * ("La pila me dura día y medio", never "Buen producto"). `{name}` is filled from {@link ProductDraft.words}.
 */
export interface ReviewPhrases {
  /** For 5 and 4 stars; at least 10. */
  good: readonly string[];
  /** For 3 stars; at least 5. */
  mixed: readonly string[];
  /** For 1 and 2 stars; at least 5. */
  bad: readonly string[];
}

/** One kind of product: where it stands, how many of it, and how one is made. */
export interface Archetype {
  /** Key of the leaf category, `department/second/third` in slugs. */
  category: string;
  /** How many of the department's products, relative to its other archetypes. */
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
  /** Drawing that stands for it, `emoji:` and a name of fluent-emoji. */
  icon: string;
  /** Relative number of products. */
  weight: number;
  children: readonly CategoryBranch[];
  /** Our own inventions: no real trade mark, nothing that sounds like one. */
  brands: readonly string[];
  archetypes: readonly Archetype[];
}
