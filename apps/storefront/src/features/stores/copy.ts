import { formatCount } from '@tianguis/domain';

const monthYear = new Intl.DateTimeFormat('es-MX', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const products = (count: number) =>
  count === 0 ? 'Todavía sin productos' : `${formatCount(count)} ${count === 1 ? 'producto' : 'productos'}`;

/** Words of the list of stores and of a store's page. */
export const storesCopy = {
  breadcrumb: 'Ruta',
  home: 'Inicio',
  title: 'Tiendas',
  titleOf: ({ letter, department }: { letter?: string | undefined; department?: string | undefined }) =>
    ['Tiendas', department && `de ${department}`, letter && withLetter(letter)].filter(Boolean).join(' '),
  lead: 'Compra directo a las marcas y a vendedores de todo México. Mira cómo los califican quienes ya les compraron.',
  description: (title: string, count: number, site: string) =>
    `${title} en ${site}: ${formatCount(count)} ${count === 1 ? 'tienda' : 'tiendas'} con calificación de quienes ya compraron, envío a todo México y meses sin intereses.`,
  count: (count: number) => `${formatCount(count)} ${count === 1 ? 'tienda' : 'tiendas'}`,
  official: 'Tiendas oficiales',
  others: 'Más vendedores',
  byLetter: 'Tiendas por letra',
  allLetters: 'Todas',
  letter: (letter: string) => (letter === '#' ? 'Con número o signo' : `Con ${letter}`),
  byDepartment: 'Tiendas por departamento',
  department: 'Departamento',
  allDepartments: 'Todos',
  stores: (count: number) => (count === 1 ? ' tienda' : ' tiendas'),
  products,
  sells: (names: readonly string[], more: number) =>
    more > 0 ? `${names.join(', ')} y ${formatCount(more)} más` : list.format(names),
  sellsIn: 'Vende:',
  kind: { own: 'Nuestra tienda', official: 'Tienda oficial' },
  empty: {
    title: 'No hay tiendas así',
    text: 'Prueba con otra letra o con otro departamento.',
    all: 'Ver todas las tiendas',
  },
  pages: 'Páginas de tiendas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${formatCount(page)}`,
  pageOf: (page: number, pages: number) => `Página ${formatCount(page)} de ${formatCount(pages)}`,
  since: (site: string, day: string) => `En ${site} desde ${monthYear.format(new Date(day))}`,
  facts: 'Datos de la tienda',
  shipping: 'Envíos',
  returns: 'Devoluciones',
  everything: 'Todos los productos',
  storeTitle: (store: string, category: string | undefined) => (category ? `${category} en ${store}` : store),
  storeDescription: (store: string, category: string | undefined, count: number, about: string) =>
    `${category ? `${category} de ${store}` : store}: ${products(count).toLowerCase()}. ${about}`.trim(),
} as const;

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

function withLetter(letter: string): string {
  return letter === '#' ? 'que empiezan con número o signo' : `con ${letter}`;
}
