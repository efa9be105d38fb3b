import { plural } from '@tianguis/domain';

/** Texts of the search box, which every page has; those of the results are in `copy.ts`. */
export const boxCopy = {
  label: 'Buscar',
  placeholder: '¿Qué buscas hoy?',
  suggestions: 'Sugerencias',
  recent: 'Búsquedas recientes',
  stores: 'Tiendas Oficiales',
  categories: 'Categorías',
  failed: 'No pudimos traer sugerencias. Presiona Enter para buscar.',
  tooShort: 'Escribe una letra más, o elige una sugerencia.',
  count: (count: number) => plural(count, 'sugerencia', 'sugerencias'),
} as const;
