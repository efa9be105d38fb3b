import type { Color, DraftVariant, ProductDraft } from '../types.ts';
import { byColor, pesos, prose, spec } from './shared-draft.ts';
import { colorGallery, gallery, type Params, type Shot } from './shared-pictures.ts';

type Row = readonly [string, string] | false;

/** Short notation of a product; {@link sketched} converts it to a draft. */
export interface Sketch {
  brand: string;
  model: string;
  title: string;
  /** Paragraphs of the description; false entries are left out. */
  text: readonly (string | false)[];
  points: readonly string[];
  /** Groups of specifications by name; rows that are false are left out. */
  specs: Readonly<Record<string, readonly Row[]>>;
  /** Price in pesos. */
  price: number;
  art: string;
  params?: Params;
  /** Name for alternative texts; default brand and model. */
  subject?: string;
  /** Colours that the shopper can choose from. */
  palette?: readonly Color[];
  /** Colours of the drawing if there is no choice of colours, otherwise the accents of the drawing. */
  paint?: readonly string[];
  shots: readonly Shot[];
  /** Variants, if the shopper chooses something other than colours only. */
  variants?: readonly DraftVariant[];
  warranty?: string;
  bigTicket?: boolean;
  digital?: boolean;
  words?: Readonly<Record<string, string>>;
}

/** Converts a sketch to a draft. */
export function sketched(sketch: Sketch): ProductDraft {
  const drawing = {
    subject: sketch.subject ?? `${sketch.brand} ${sketch.model}`,
    art: sketch.art,
    params: sketch.params ?? {},
  };
  return {
    brand: sketch.brand,
    model: sketch.model,
    title: sketch.title,
    description: prose(...sketch.text),
    highlights: sketch.points,
    specifications: Object.entries(sketch.specs).map(([group, rows]) => spec(group, ...rows)),
    price: pesos(sketch.price),
    variants: sketch.variants ?? (sketch.palette ? byColor(sketch.palette) : [{ options: {} }]),
    pictures: sketch.palette
      ? colorGallery(drawing, sketch.palette, sketch.shots, sketch.paint ?? [])
      : gallery(drawing, sketch.paint ?? ['#1d1d20'], sketch.shots),
    warranty: sketch.warranty ?? '12 meses con el fabricante',
    ...(sketch.bigTicket ? { bigTicket: true } : {}),
    ...(sketch.digital ? { digital: true } : {}),
    ...(sketch.words ? { words: sketch.words } : {}),
  };
}
