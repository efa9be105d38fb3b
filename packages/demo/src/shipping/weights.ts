/** Weight of a product with its packaging: from its specifications, else a usual weight of its department. */
import type { DepartmentKey } from '../departments/department-keys.ts';
import type { ProductRow } from '../generator/rows.ts';
import type { Random } from '../random.ts';

type Specifications = ProductRow['specifications'];

/** Usual weights of products in grams, from light to heavy. */
const usual: Readonly<Record<DepartmentKey, readonly [number, number]>> = {
  celulares: [120, 700],
  electronica: [300, 9_000],
  videojuegos: [150, 3_000],
  'hogar-jardin': [350, 14_000],
  deportes: [300, 9_000],
  mascotas: [200, 6_000],
  'ferreteria-autos': [250, 12_000],
  'ropa-calzado': [180, 1_300],
  'mama-bebe': [250, 8_000],
  'salud-belleza': [90, 900],
  joyeria: [60, 250],
  juguetes: [250, 3_500],
  libros: [200, 1_200],
  'peliculas-musica': [120, 700],
  otros: [150, 3_000],
  bebidas: [700, 9_000],
  supermercado: [200, 4_000],
  farmacia: [60, 700],
};
const usualBigTicket = [28_000, 95_000] as const;

const ofProduct = /^Peso( aproximado| total| del equipo| con batería)?$/;
const ofContents = /^(Contenido|Contenido neto|Presentación)$/;
/** Matches `3 × 100 g`, `6 de 355 ml`, `1.5 kg`, `26.2 kg`. */
const measure = /(?:(\d+) (?:×|\S+ de|de) )?(\d+(?:\.\d+)?) ?(kg|g|ml|L)\b/g;
const grams: Readonly<Record<string, number>> = { kg: 1_000, g: 1, ml: 1, L: 1_000 };
/** Factor for the weight of bottles, jars and boxes. */
const container = 1.2;

/** Adds the weight of a label, a bag and, for heavy products, a carton. */
const withPackaging = (weight: number): number => Math.ceil((Math.round(weight) * 11 + 400) / 100) * 10;

const heaviestParcel = 68_000;
const heaviestBigTicket = 190_000;

/** The greatest measure in the rows with such names, because the weight must cover the largest variant. */
function greatest(specifications: Specifications, names: RegExp): number {
  let found = 0;
  for (const { rows } of specifications) {
    for (const [name, value] of rows) {
      if (!names.test(name)) continue;
      for (const [, count = '1', number = '0', unit = ''] of value.matchAll(measure))
        found = Math.max(found, Number(count) * Number(number) * (grams[unit] ?? 0));
    }
  }
  return found;
}

/** Products of one template share their specifications, so the weight is parsed once. */
const stated = new WeakMap<Specifications, number>();

function statedWeight(specifications: Specifications): number {
  const known = stated.get(specifications);
  if (known !== undefined) return known;
  const weight = greatest(specifications, ofProduct) || greatest(specifications, ofContents) * container;
  stated.set(specifications, weight);
  return weight;
}

/** The weight of a product in grams. */
export function drawWeight(
  random: Random,
  department: DepartmentKey,
  specifications: Specifications,
  isBigTicket: boolean,
): number {
  const [light, heavy] = isBigTicket ? usualBigTicket : usual[department];
  const weight = statedWeight(specifications) || light * (heavy / light) ** random.next();
  return Math.min(withPackaging(weight), isBigTicket ? heaviestBigTicket : heaviestParcel);
}
