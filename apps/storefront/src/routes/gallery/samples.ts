/** Sample data: usual values, and values that break layouts. Pictures come from the shop's products. */
import type { Facets } from '@tianguis/contract';
import type { CardData } from '../../commerce/product-card/card-data.ts';
import type { SlideData } from '../../features/content/data.server.ts';
import type { StoreCardData } from '../../features/stores/index-data.server.ts';

/** A word that is longer than a line on a phone and has no break opportunity. */
export const longWord = 'Otorrinolaringológicamenteanticonstitucionalísimamenteelectroencefalografistas';

export const card = (given: Partial<CardData> = {}): CardData => ({
  id: 1,
  slug: 'producto',
  title: 'Audífonos inalámbricos con cancelación de ruido, 30 h con estuche',
  picture: '',
  alt: '',
  price: 119_900,
  listPrice: 119_900,
  discount: 0,
  months: 0,
  promises: [],
  rating: 4.6,
  ratings: 1284,
  colors: [],
  store: 'Electrónica Morelos',
  official: false,
  ...given,
});

/** Cards in each state. Each links to a product of the shop, so that no link of the gallery is broken. */
export function cards(real: readonly CardData[]): Record<string, CardData> {
  const states = cardStates(real.map(({ picture }) => picture));
  return Object.fromEntries(
    Object.entries(states).map(([name, sample], index) => {
      const { id = 1, slug = '' } = real[index % real.length] ?? {};
      return [name, { ...sample, id, slug }];
    }),
  );
}

const cardStates = (pictures: readonly string[]): Record<string, CardData> => ({
  'Lo común': card({ picture: pictures[0] ?? '', canAdd: true }),
  'Con todo': card({
    picture: pictures[1] ?? '',
    listPrice: 239_900,
    discount: 50,
    months: 12,
    promises: ['express', 'freeShipping', 'fulfilled'],
    left: 2,
    colors: ['#1d1d20', '#f6f5f1', '#d4006a', '#00704f', '#1d4f9c', '#f29100', '#6a3d9a'],
    official: true,
  }),
  'De la variante buscada': card({
    picture: pictures[3] ?? '',
    variant: { sku: 'A-1', name: 'Rojo carmín · King size' },
  }),
  'Con variantes más caras': card({ picture: pictures[4] ?? '', isFrom: true, months: 12 }),
  Agotado: card({ picture: pictures[2] ?? '', left: 0, promises: ['used'] }),
  'Última pieza': card({ picture: pictures[3] ?? '', left: 1 }),
  'Sin opiniones': card({ picture: pictures[4] ?? '', ratings: 0, promises: ['digital'] }),
  'Solo en tienda': card({ picture: pictures[5] ?? '', promises: ['storeOnly', 'refurbished'] }),
  'Sin foto': card(),
  'Palabras largas': card({
    picture: pictures[0] ?? '',
    title: longWord,
    store: longWord,
    variant: { sku: 'A-1', name: longWord },
    isFrom: true,
    price: 123_456_789_050,
    listPrice: 223_456_789_050,
    discount: 44,
    months: 24,
    promises: ['express', 'freeShipping', 'fulfilled', 'refurbished'],
  }),
});

export const slide = (
  look: SlideData['look'],
  products: readonly CardData[],
  given: Partial<SlideData> = {},
): SlideData => ({
  look,
  eyebrow: 'El mercado de México en tu pantalla',
  title: 'Pásale, aquí hay de todo',
  text: 'Miles de productos de tiendas de todo el país, con meses sin intereses y envío a la puerta de tu casa.',
  actions: [
    { label: 'Ver categorías', href: '/categoria' },
    { label: 'Ofertas de hoy', href: '/c/ofertas/' },
  ],
  products: [...products],
  ...given,
});

const value = (name: string, count: number) => ({ value: name, label: name, count });

export const facets: Facets = {
  category: [value('4', 1204), value('5', 77)],
  // More values than are shown at first.
  brand: [
    value('zentli', 151),
    value(longWord.toLowerCase(), 12),
    value('kiuva', 0),
    ...Array.from({ length: 8 }, (_, index) => value(`marca-${index + 1}`, 8 - index)),
  ],
  rating: [value('4', 85), value('3', 99)],
  discount: [value('20', 226), value('10', 425)],
  free_shipping: 1004,
  fulfillment: 592,
  condition: [
    { value: 'new', label: 'Nuevo', count: 1120 },
    { value: 'refurbished', label: 'Reacondicionado', count: 84 },
    { value: 'used', label: 'Usado', count: 0 },
  ],
  price: { min: 4900, max: 3_699_900 },
  unfiltered: 1204,
};

const storeCard = (given: Partial<StoreCardData>): StoreCardData => ({
  id: 1,
  slug: 'tienda',
  name: 'Electrónica Morelos',
  accent: '#1d4f9c',
  logo: null,
  kind: 'seller',
  location: 'Cuernavaca, Morelos',
  rating: 4.6,
  ratings: 1284,
  products: 1204,
  departments: ['Electrónica', 'Videojuegos'],
  moreDepartments: 4,
  ...given,
});

export const storeCards = (logo: string | null, real: Pick<StoreCardData, 'id' | 'slug'>): StoreCardData[] =>
  [
    storeCard({ kind: 'official', logo }),
    storeCard({ kind: 'own' }),
    storeCard({ rating: 0, ratings: 0, products: 0, departments: [], moreDepartments: 0, location: '' }),
    storeCard({ name: longWord, location: longWord, departments: [longWord], products: 1_234_567 }),
  ].map((store) => ({ ...store, ...real }));
