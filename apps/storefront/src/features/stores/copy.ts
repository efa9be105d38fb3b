import { dateFormat, formatCount, plural } from '@tianguis/domain';

const monthYear = dateFormat({ month: 'long', year: 'numeric' });

const products = (count: number) => (count === 0 ? 'Todavía sin productos' : plural(count, 'producto', 'productos'));

/** Texts of the list of stores and of a store's page. */
export const storesCopy = {
  breadcrumb: 'Ruta',
  home: 'Inicio',
  title: 'Tiendas',
  titleOf: ({ letter, department }: { letter?: string | undefined; department?: string | undefined }) =>
    ['Tiendas', department && `de ${department}`, letter && withLetter(letter)].filter(Boolean).join(' '),
  lead: 'Conoce a las marcas y a los vendedores de todo México. Mira cómo los califican quienes ya les compraron.',
  description: (title: string, count: number, { site, hasMonths }: { site: string; hasMonths: boolean }) =>
    `${title} en ${site}: ${plural(count, 'tienda', 'tiendas')} con calificación de quienes ya compraron${hasMonths ? ', envío a todo México y meses sin intereses' : ' y envío a todo México'}.`,
  count: (count: number) => plural(count, 'tienda', 'tiendas'),
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
  /** Number of the store's products in the department of the filter. */
  productsIn: (count: number, department: string) => `${plural(count, 'producto', 'productos')} en ${department}`,
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
  since: (site: string, day: string) => `En ${site} desde ${monthYear(day)}`,
  facts: 'Datos de la tienda',
  shipping: 'Envíos',
  returns: 'Devoluciones',
  everything: 'Todos los productos',
  storeTitle: (store: string, category: string | undefined) => (category ? `${category} en ${store}` : store),
  storeDescription: (listed: string, count: number, about: string) =>
    `${listed}: ${products(count).toLowerCase()}. ${about}`.trim(),
} as const;

const list = new Intl.ListFormat('es-MX', { type: 'conjunction' });

function withLetter(letter: string): string {
  return letter === '#' ? 'que empiezan con número o signo' : `con ${letter}`;
}
