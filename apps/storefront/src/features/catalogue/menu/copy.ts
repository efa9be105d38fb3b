import { plural } from '@tianguis/domain';

/** Texts of the mega-menu. */
export const menuCopy = {
  departments: 'Categorías',
  failed: 'No pudimos cargar las categorías.',
  retry: 'Intentar de nuevo',
  loading: 'Cargando…',
  seeMore: 'Ver más',
  seeAll: (name: string) => `Ver todo ${name}`,
  categories: (number: number) => plural(number, 'categoría', 'categorías'),
} as const;
