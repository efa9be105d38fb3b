/**
 * Types of the demo shop's source data. Each kind of product has an {@link Archetype}, which the generator turns into
 * products. All of it is deterministic: the same seed gives the same shop, byte for byte.
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
  /** Colours of the product, the main colour first, as `#rrggbb`. */
  colors: readonly string[];
  /** Further parameters of the drawing: label, screen size, number of seats, motif (`emoji:strawberry`). */
  params: Readonly<Record<string, string | number>>;
  /** Cards show the view `hero`, and the gallery shows it first. */
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
   * Options, in the sequence in which they are shown: `{ Color: 'Negro', Capacidad: '128 GB' }`. All variants of a
   * product have the same keys.
   */
  options: Readonly<Record<string, string>>;
  colorHex?: string;
  /** Difference in centavos from the draft's price. */
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
  /** One or more variants. A product without choices has one variant with empty options. */
  variants: readonly DraftVariant[];
  /**
   * One or more recipes for each colour. `color` is the value of the option "Color" that the picture shows, or null.
   */
  pictures: readonly { color: string | null; alt: string; recipe: Omit<PictureRecipe, 'seed'> }[];
  warranty: string;
  /** Whether the product is so large or heavy that it is delivered by appointment (ST-09). */
  bigTicket?: boolean;
  digital?: boolean;
  condition?: 'new' | 'refurbished';
  /** Words for the placeholders of review phrases, e.g. `{ color: 'azul', uso: 'la oficina' }`. */
  words?: Readonly<Record<string, string>>;
}

/**
 * Review phrases in Mexican Spanish. Each has one or two sentences about this kind of product ("La pila me dura día y
 * medio", never "Buen producto"). Placeholders such as `{name}` are replaced from {@link ProductDraft.words}.
 */
export interface ReviewPhrases {
  /** Phrases for 5 and 4 stars; at least 10. */
  good: readonly string[];
  /** Phrases for 3 stars; at least 5. */
  mixed: readonly string[];
  /** Phrases for 1 and 2 stars; at least 5. */
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

/** A category of the third level, which has only a name. */
export interface CategoryLeaf {
  name: string;
}

export interface CategoryBranch {
  name: string;
  children: readonly CategoryLeaf[];
}

/** A department (UI-10) with its categories, its brands and its kinds of products. */
export interface Department {
  name: string;
  /** Picture of the department: `emoji:` and a name in fluent-emoji. */
  icon: string;
  /** Weight of the department's number of products. */
  weight: number;
  children: readonly CategoryBranch[];
  /** Brands with invented names, none of which is or resembles a real trademark. */
  brands: readonly string[];
  archetypes: readonly Archetype[];
}
