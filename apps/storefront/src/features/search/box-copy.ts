import { plural } from '@tianguis/domain';

/** Words of the search box, apart from those of the results: every page has the box. */
export const boxCopy = {
  label: 'Buscar',
  placeholder: '¿Qué buscas hoy?',
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  stores: 'Tiendas Oficiales',
  categories: 'Categorías',
  failed: 'No pudimos traer sugerencias. Presiona Enter para buscar.',
  count: (count: number) => plural(count, 'sugerencia', 'sugerencias'),
} as const;
