import { formatCount, plural } from '@tianguis/domain';

/** Texts of the category pages and of all listings. */
export const catalogueCopy = {
  allDepartments: 'Todas las categorías',
  products: (count: number) => plural(count, 'producto', 'productos'),
  offers: {
    title: 'Ofertas',
    steps: 'Ofertas por descuento',
    count: (count: number) => plural(count, 'oferta', 'ofertas'),
    ask: '¿Cuánto quieres ahorrar?',
    honest: 'Cada oferta cuesta menos que su precio anterior.',
    from: 'Desde',
    off: (percent: string) => `-${percent}%`,
    titleIn: (category: string | undefined) => (category === undefined ? 'Ofertas' : `Ofertas en ${category}`),
    description: (listed: string, count: number, hasMonths: boolean) =>
      `${listed}: ${plural(count, 'producto', 'productos')} con descuentos reales sobre el precio anterior${hasMonths ? ', meses sin intereses' : ''} y envío a todo México.`,
  },
  breadcrumb: 'Ruta',
  home: 'Inicio',
  filters: 'Filtros',
  openFilters: (on: number) => (on > 0 ? `Filtros (${on})` : 'Filtros'),
  closeFilters: 'Cerrar filtros',
  show: (count: number) => `Ver ${plural(count, 'producto', 'productos')}`,
  done: 'Listo',
  active: 'Filtros puestos',
  remove: (label: string) => `Quitar: ${label}`,
  removeAll: 'Quitar todos',
  quick: 'Filtros rápidos',
  sort: 'Ordenar',
  sortedBy: (label: string) => `Ordenar: ${label}`,
  facet: {
    category: 'Categoría',
    upTo: (name: string) => `Todo en ${name}`,
    priceApply: 'Aplicar precio',
    moreBrands: (count: number) => `Ver ${plural(count, 'marca', 'marcas')} más`,
    moreCategories: (count: number) => `Ver ${plural(count, 'categoría', 'categorías')} más`,
    products: (count: number) => (count === 1 ? ' producto' : ' productos'),
  },
  chip: {
    unknownBrand: 'Marca no encontrada',
  },
  ask: { title: '¿A dónde lo enviamos?', text: 'Con tu código postal te mostramos lo que llega mañana.' },
  askAction: 'Ingresar código postal',
  empty: {
    filtered: {
      title: 'No hay productos con estos filtros',
      text: 'Quita alguno para ver más, o mira todo lo que hay aquí.',
    },
    tomorrow: {
      title: 'Nada de esto llega mañana a tu código postal',
      text: 'Cambia el código postal arriba, o mira lo que llega después.',
    },
    plain: {
      title: 'Aquí todavía no hay productos',
      text: 'Estamos surtiendo este pasillo. Mientras tanto, date una vuelta por las demás categorías.',
    },
  },
  pagination: {
    label: 'Páginas',
    previous: 'Anterior',
    next: 'Siguiente',
    page: (page: number) => `Página ${page}`,
    of: (page: number, pages: number) => `Página ${formatCount(page)} de ${formatCount(pages)}`,
  },
} as const;
