/** The path of each call (spec §7, requirements AP), for the routes of the API and for its client. */
export const apiPaths = {
  legacyCategories: '/app/ApiRest/Categorias',
  categoryTree: '/categories/v1/category/tree',
  categoryTreeVersion: '/categories/v1/category/tree/version',
  categorySubtree: '/categories/v1/category/:id/tree',
  products: '/products/v1/products',
  product: '/products/v1/products/:id',
  relatedProducts: '/products/v1/products/:id/related',
  stores: '/stores/v1/stores',
  store: '/stores/v1/stores/:id',
  reviews: '/reviews/v1/products/:id/reviews',
  recommendations: '/products/v1/recommendations',
  contentPages: '/content/v1/pages',
  contentPage: '/content/v1/pages/:kind/:key',
  sitemapIndex: '/sitemap/v1/index',
  sitemapProducts: '/sitemap/v1/products/:id',
  sitemapCategories: '/sitemap/v1/categories/:id',
  sitemapStores: '/sitemap/v1/stores/:id',
  search: '/search/v1/products',
  suggestions: '/buscador/v1/sugerencias',
  newsletter: '/newsletter/v1/suscripcion',
  mailInBrowser: '/mails/v1/mail',
  signIn: '/app/ApiRest/Login/',
  signInCode: '/app/v1/login/codigo',
  signInCodeAgain: '/app/v1/login/codigo/otro',
  registration: '/app/ApiRest/Registro',
  customToken: '/sso-middleware/v1/protocol/openid-connect/token',
  signOut: '/realms/:realm/protocol/openid-connect/logout',
  userInfo: '/app/v1/user-info',
  health: '/healthz',
  ready: '/readyz',
} as const;

/** Path prefixes of the API; all other paths are pages of the storefront. */
export const apiRoots: readonly string[] = [
  'app',
  'categories',
  'products',
  'stores',
  'reviews',
  'content',
  'sitemap',
  'search',
  // `/buscador` itself is the page where a phone searches (RT-07).
  'buscador/v1',
  'newsletter',
  'mails',
  'realms',
  'sso-middleware',
  'healthz',
  'readyz',
  'docs',
];

/** Whether a path, with or without a query, belongs to the API. */
export function isApiPath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return apiRoots.some(
    (root) => path.startsWith(`/${root}`) && (path.length === root.length + 1 || path[root.length + 1] === '/'),
  );
}
