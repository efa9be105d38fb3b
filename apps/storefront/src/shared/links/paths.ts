/** All links are made here, so that each URL of the specification is written once. */

export const paths = {
  home: '/',
  departments: '/categoria',
  offers: '/c/ofertas/',
  stores: '/tiendas',
  store: '/tienda',
  mobileSearch: '/buscador',
  results: '/resultados',
  cart: '/carrito/detalle',
  wishlist: '/mi-cuenta/listadeseos/',
  orders: '/mi-cuenta/mis-pedidos/dias=30/pagina=1',
  account: '/mi-cuenta/',
  addresses: '/mi-cuenta/direcciones-envio/',
  login: '/login',
  register: '/registro',
  signOut: '/acciones/salir',
  session: '/acciones/sesion',
  privacyNotice: '/aviso-privacidad',
  more: '/menu-mas',
  settings: '/ajustes',
  paymentMethods: '/formas-pago',
  punctual: '/landing/puntual',
  contact: '/contacto',
  addToCart: '/acciones/carrito',
  buyNow: '/acciones/comprar-ahora',
  addToWishlist: '/acciones/favoritos',
  newsletter: '/acciones/boletin',
  newsletterAnswer: '/acciones/boletin/respuesta',
  recommendationsResource: '/resources/para-ti',
  filterByPrice: '/resources/precio',
  departmentsResource: '/resources/departamentos',
  suggestionsResource: '/resources/sugerencias',
  productsResource: '/resources/productos',
} as const;

interface Named {
  id: number;
  slug: string;
}

/**
 * RT-13: the URL of a product. The query contains the variant's SKU, so that a variant can be shared and works without
 * JavaScript.
 */
export function productPath(product: Named, variantSku?: string): string {
  const path = `/producto/${product.id}/${product.slug}`;
  return variantSku ? `${path}?variante=${encodeURIComponent(variantSku)}` : path;
}

/** The base of a listing's URL, before the segments of filters, sort and page: RT-11, RT-12, RT-14. */
export const listingBases = {
  category: ({ id, slug }: Named) => `${paths.departments}/${id}/${slug}`,
  store: ({ id, slug }: Named) => `${paths.store}/${id}/${slug}`,
  offers: '/c/ofertas',
} as const;

/** RT-11: the canonical URL of a category. */
export function categoryPath(category: Named): string {
  return `${listingBases.category(category)}/pagina=1`;
}

/**
 * RT-33: the URL of a category in the menu, with up to three levels of encoded lower-case names and the id in the
 * query.
 */
export function menuCategoryPath(names: readonly string[], id: number): string {
  const segments = names.map((name) => encodeURIComponent(name.toLocaleLowerCase('es-MX')));
  return `/categoria/${segments.join('/')}?id=${id}`;
}

/** RT-14: the canonical URL of a store. */
export function storePath(store: Named): string {
  return `${listingBases.store(store)}/pagina=1`;
}

/** RT-08, RT-32: the target of the search box and its suggestions. */
export function resultsPath(text: string): string {
  return `${paths.results}?${new URLSearchParams({ query: text })}`;
}

/** RT-02: the sign-in, which then returns to `back`, an absolute URL of this shop. */
export function loginPath(back: string): string {
  return `${paths.login}?redirect=${encodeURIComponent(back)}`;
}

/** RT-29: the page of the credit with this name. */
export function creditPath(product: string): string {
  return `/credito-${product}/beneficios`;
}

/** RT-29: the page of a customer's credit. */
export function creditHomePath(product: string): string {
  return `/credito-${product}/home`;
}

/** RT-15: a corner, by its number and name. */
export function cornerPath(corner: { id: string; slug: string }): string {
  return `/corner/${corner.id}/${corner.slug}`;
}
