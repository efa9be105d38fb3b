/** A sheet describes a product that no table covers; {@link draft} converts it to a {@link ProductDraft}. */
import type { Random } from '../random.ts';
import type { Color, DraftVariant, PictureRecipe, ProductDraft, ReviewPhrases } from '../types.ts';

type Row = readonly [string, string];
type Picture = ProductDraft['pictures'][number];

/**
 * A choice other than colour: its name, and its values in the sequence in which they are shown, each with its surcharge
 * in pesos.
 */
export interface Choice {
  name: string;
  values: readonly (readonly [string, number])[];
}

/** Properties of one product. {@link draft} adds the texts that all products share. */
export interface Sheet {
  brand: string;
  model: string;
  title: string;
  /** Name for alternative texts, without the brand: `Sala de tres plazas`. */
  noun: string;
  /** Paragraphs; false entries are left out. */
  text: readonly (string | false)[];
  points: readonly (string | false)[];
  specs: Readonly<Record<string, readonly Row[]>>;
  /** Usual price in pesos, before the shop's rounding. */
  pesos: number;
  warranty: string;
  /** Content of the box. */
  contents: string;
  /** Country of origin; default Mexico. */
  origin?: string;
  /** Colours that the shopper can choose from. */
  colors?: readonly Color[];
  /** Colours of a product that has no choice of colours. */
  palette?: readonly string[];
  /** Secondary and accent colours of the drawing, whatever its main colour. */
  trim?: readonly string[];
  choice?: Choice;
  art: string;
  params?: Readonly<Record<string, string | number>>;
  /** Scene of pictures that show the product in use. */
  scene: string;
  /** Scene of the main picture; default a plain studio. */
  heroScene?: string;
  /** View of the last picture of a product without colours. */
  last?: PictureRecipe['view'];
  words?: Readonly<Record<string, string>>;
  bigTicket?: boolean;
}

const PLACES: Readonly<Record<string, string>> = {
  studio: 'sobre fondo claro',
  kitchen: 'en una cocina',
  living: 'en una sala',
  bedroom: 'en una recámara',
  garden: 'en un jardín',
  street: 'en la calle',
  desk: 'sobre un escritorio',
  gym: 'en un gimnasio',
  beach: 'en la playa',
  nursery: 'en un cuarto infantil',
  workshop: 'en un taller',
  garage: 'en una cochera',
  bath: 'en un baño',
  party: 'en una fiesta',
  market: 'en un puesto del mercado',
  shelf: 'en un estante',
};

/** A random price within `percent` of `base`. */
export function around(random: Random, base: number, percent = 8): number {
  return base * (1 + ((random.next() * 2 - 1) * percent) / 100);
}

/** A model code such as `LV-482`. */
export function code(random: Random, letters: string, digits = 3): string {
  return `${letters}-${random.int(10 ** (digits - 1), 10 ** digits - 1)}`;
}

/** Review phrases: good, mixed, bad. Phrases of `wider` groups (all furniture, all tools) are added. */
export function reviews(
  good: readonly string[],
  mixed: readonly string[],
  bad: readonly string[],
  ...wider: readonly ReviewPhrases[]
): ReviewPhrases {
  return {
    good: [...good, ...wider.flatMap((each) => each.good)],
    mixed: [...mixed, ...wider.flatMap((each) => each.mixed)],
    bad: [...bad, ...wider.flatMap((each) => each.bad)],
  };
}

/** Turns `Nogal` into `nogal`; words in capitals do not change. */
function lower(text: string): string {
  return text === text.toUpperCase() ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function variantsOf(sheet: Sheet): DraftVariant[] {
  const colors: readonly (Color | null)[] = sheet.colors ?? [null];
  const values: readonly (readonly [string, number] | null)[] = sheet.choice?.values ?? [null];
  const fitting = colors.slice(0, Math.max(1, Math.floor(12 / values.length)));
  return fitting.flatMap((color) =>
    values.map((value): DraftVariant => {
      const options: Record<string, string> = {};
      if (color) options.Color = color.name;
      if (value && sheet.choice) options[sheet.choice.name] = value[0];
      const variant: DraftVariant = { options };
      if (color) variant.colorHex = color.hex;
      if (value && value[1] !== 0) variant.priceDelta = Math.round(value[1] * 100);
      return variant;
    }),
  );
}

function picture(sheet: Sheet, color: Color | null, view: PictureRecipe['view'], scene: string, alt: string): Picture {
  const trim = sheet.trim ?? [];
  const colors = color ? [color.hex, ...trim] : [...(sheet.palette ?? ['#6b7280']), ...trim];
  return {
    color: color?.name ?? null,
    alt,
    recipe: { art: sheet.art, colors, params: sheet.params ?? {}, view, scene },
  };
}

function picturesOf(sheet: Sheet): Picture[] {
  const place = PLACES[sheet.scene] ?? 'en uso';
  const stage = sheet.heroScene ?? 'studio';
  const [first = null] = sheet.colors ?? [];
  const named = first ? `${sheet.noun} ${sheet.brand} color ${lower(first.name)}` : `${sheet.noun} ${sheet.brand}`;
  const used = picture(sheet, first, 'lifestyle', sheet.scene, `${named} ${place}`);
  const close = picture(sheet, first, 'detail', 'studio', `Acercamiento: ${lower(named)}`);
  if (sheet.colors) {
    const heroes = sheet.colors.map((color) =>
      picture(sheet, color, 'hero', stage, `${sheet.noun} ${sheet.brand} color ${lower(color.name)}`),
    );
    return [...heroes, used, close];
  }
  const last = sheet.last ?? 'box';
  const lastAlt =
    { box: `${named} con su empaque`, scale: `Tamaño de ${lower(named)}`, flat: `${named} y lo que incluye` }[
      last as string
    ] ?? named;
  return [picture(sheet, null, 'hero', stage, named), used, close, picture(sheet, null, last, 'studio', lastAlt)];
}

const present = (text: string | false): text is string => text !== false && text !== '';

/** Converts a sheet to a draft. */
export function draft(sheet: Sheet): ProductDraft {
  const [first] = sheet.colors ?? [];
  const general: Row[] = [
    ['Marca', sheet.brand],
    ['Modelo', sheet.model],
    ['Contenido del empaque', sheet.contents],
    ['País de origen', sheet.origin ?? 'México'],
  ];
  return {
    brand: sheet.brand,
    model: sheet.model,
    title: sheet.title,
    description: sheet.text.filter(present).join('\n\n'),
    highlights: sheet.points.filter(present).slice(0, 6),
    specifications: [
      ...Object.entries(sheet.specs).map(([group, rows]) => ({
        group,
        rows: rows.map(([name, value]) => [name, upper(value)] as const),
      })),
      { group: 'Información general', rows: general },
    ],
    price: Math.round(sheet.pesos) * 100,
    variants: variantsOf(sheet),
    pictures: picturesOf(sheet),
    warranty: sheet.warranty,
    words: { marca: sheet.brand, modelo: sheet.model, ...(first ? { color: lower(first.name) } : {}), ...sheet.words },
    ...(sheet.bigTicket ? { bigTicket: true } : {}),
  };
}
