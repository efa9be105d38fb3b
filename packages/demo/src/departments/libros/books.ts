import type { Random } from '../../random.ts';
import type { Archetype, ProductDraft, ReviewPhrases } from '../../types.ts';
import { coverPaints } from '../shared-covers.ts';
import { byOption } from '../shared-draft.ts';
import { sketched } from '../shared-sketch.ts';
import { motifFor } from './book-motifs.ts';

/** A subject of the bookshop: titles, contents and covers of its books. */
export interface Shelf {
  /** Slugs of the category below the department: second level and leaf. */
  leaf: string;
  weight: number;
  publishers: readonly string[];
  /** Beginnings and ends of titles. Every beginning can be combined with every end. */
  titles: readonly (readonly [readonly string[], readonly string[]])[];
  /**
   * First paragraph. `{who}`, `{where}` and `{what}` come from the lists below, `{head}` and `{end}` from the title.
   */
  openings: readonly string[];
  who: readonly string[];
  where: readonly string[];
  what: readonly string[];
  /** Second paragraph: how the book reads, or how it is used. */
  tones: readonly string[];
  /** Short selling points to choose from. */
  points: readonly string[];
  genre: string;
  readers: string;
  motifs: readonly string[];
  /** Style of the covers, see the drawing `book-cover`. Default: the style of novels. */
  look?: 'children' | 'manual' | 'home' | 'comic';
  formats?: readonly ('standard' | 'pocket' | 'tall' | 'large' | 'square')[];
  pages: readonly [number, number];
  price: readonly [number, number];
  /** Bindings, with their surcharges in pesos. */
  bindings?: readonly (readonly [string, number])[];
  reviews: ReviewPhrases;
}

const givenNames = [
  'Amalia',
  'Ramiro',
  'Ximena',
  'Eulalio',
  'Itzel',
  'Fermín',
  'Graciela',
  'Óscar',
  'Nayeli',
  'Leandro',
  'Socorro',
  'Julián',
  'Renata',
  'Abel',
  'Citlali',
  'Hilario',
  'Mónica',
  'Tadeo',
  'Aurora',
  'Gilberto',
  'Paloma',
  'Nicanor',
  'Inés',
  'Saúl',
  'Mariela',
  'Evaristo',
] as const;
const surnames = [
  'Olvera',
  'Quintanar',
  'Batres',
  'Zúñiga',
  'Arriaga',
  'Cisneros',
  'Montaño',
  'Peralta',
  'Urrutia',
  'Barrón',
  'Lozada',
  'Tovar',
  'Escamilla',
  'Mendieta',
  'Rentería',
  'Saldívar',
  'Aguayo',
  'Villaseñor',
  'Cárdenas',
  'Ibarra',
  'Macedo',
  'Nájera',
] as const;

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text with its placeholders filled, contractions made and a capital at the start of each sentence. */
function filled(text: string, filler: Readonly<Record<string, string>>): string {
  const plain = text.replace(/\{(\w+)\}/gu, (whole, key: string) => filler[key] ?? whole);
  return capitalised(
    plain
      .replace(/\b([Dd])e el (?=\p{Ll})/gu, '$1el ')
      .replace(/\ba el (?=\p{Ll})/gu, 'al ')
      .replace(/([.?] )(\p{Ll})/gu, (_, stop: string, letter: string) => stop + letter.toUpperCase()),
  );
}

/** An invented author. */
export function authorName(random: Random): string {
  const [first = 'Olvera', second = 'Tovar'] = random.sample(surnames, 2);
  return `${random.pick(givenNames)} ${random.chance(0.35) ? `${first} ${second}` : first}`;
}

function book(random: Random, shelf: Shelf): ProductDraft {
  const [beginnings, ends] = random.pick(shelf.titles);
  const head = random.pick(beginnings);
  const end = random.pick(ends);
  const title = `${head} ${end}`.trim();
  const author = authorName(random);
  const publisher = random.pick(shelf.publishers);
  const filler: Readonly<Record<string, string>> = {
    who: random.pick(shelf.who),
    where: random.pick(shelf.where),
    what: random.pick(shelf.what),
    head: head.charAt(0).toLowerCase() + head.slice(1),
    end,
  };
  const opening = filled(random.pick(shelf.openings), filler);
  const [fewest, most] = shelf.pages;
  const pages = fewest + Math.floor(((most - fewest) * random.next()) / 8) * 8;
  const [cheapest, dearest] = shelf.price;
  const year = random.int(2018, 2026);
  const edition = random.chance(0.25)
    ? random.pick(['segunda edición', 'edición revisada', 'edición aniversario', 'tercera reimpresión'])
    : 'primera edición';
  const bindings = shelf.bindings ?? [
    ['Pasta blanda', 0],
    ['Pasta dura', 180],
  ];
  const offered = bindings.length > 1 && random.chance(0.55) ? bindings : bindings.slice(0, 1);
  const size = shelf.genre === 'Bolsillo' ? '11 × 18 cm' : random.pick(['14 × 21 cm', '15 × 23 cm', '13.5 × 20.5 cm']);
  const shortTitle = `${title} - ${author}`;
  const withEdition = edition === 'primera edición' ? `${shortTitle}, ${publisher}` : `${shortTitle}, ${edition}`;
  return sketched({
    brand: publisher,
    model: title,
    title: withEdition.length < 34 ? `Libro ${withEdition}` : withEdition,
    text: [
      opening,
      random.pick(shelf.tones),
      pages < 60
        ? `Son ${pages} páginas a todo color, en papel grueso que aguanta manitas.`
        : random.pick([
            `${publisher} lo publica en un tomo de ${pages} páginas, en papel crema que no cansa la vista.`,
            `Son ${pages} páginas impresas en México, con letra de buen tamaño.`,
            `Edición de ${pages} páginas, cosida y con solapas, para que aguante varias manos.`,
            edition === 'primera edición'
              ? `Primera edición de ${year}, ${pages} páginas.`
              : `Es la ${edition}, de ${year}, con ${pages} páginas.`,
          ]),
    ],
    points: [...random.sample(shelf.points, 3), `${pages} páginas`, `Para ${shelf.readers}`].slice(0, 5),
    specs: {
      Libro: [
        ['Título', title],
        ['Autoría', author],
        ['Editorial', publisher],
        ['Género', shelf.genre],
        ['Idioma', 'Español'],
      ],
      Edición: [
        ['Año', String(year)],
        ['Edición', capitalised(edition)],
        ['Páginas', String(pages)],
        ['Tamaño', size],
        ['Peso', `${Math.round(pages * 1.05 + 40)} g`],
        ['Lectores', capitalised(shelf.readers)],
      ],
    },
    price: cheapest + ((dearest - cheapest) * (pages - fewest)) / Math.max(1, most - fewest) + random.int(-1, 3) * 10,
    art: 'book-cover',
    params: {
      label: title,
      sub: author,
      imprint: publisher,
      motif: motifFor(title) ?? random.pick(shelf.motifs),
      look: shelf.look ?? 'novel',
      format: random.pick(shelf.formats ?? ['standard', 'standard', 'tall', 'pocket', 'large']),
    },
    subject: `Libro ${title}, de ${author}`,
    paint: random.pick(coverPaints),
    variants: offered.length > 1 ? byOption('Encuadernación', offered) : [{ options: {} }],
    shots: [
      ['hero', random.pick(['studio', 'shelf'])],
      ['lifestyle', random.pick(['living', 'bedroom', 'desk'])],
      ['flat', 'desk'],
      ['detail', 'studio'],
    ],
    warranty: 'Cambio en 30 días por defectos de impresión',
    words: { titulo: title, autor: author },
  });
}

/** One archetype for each subject. */
export function booksOf(shelves: readonly Shelf[]): Archetype[] {
  return shelves.map((shelf) => ({
    category: `libros/${shelf.leaf}`,
    weight: shelf.weight,
    reviews: shelf.reviews,
    make: (random) => book(random, shelf),
  }));
}
