/**
 * The pages that are the same for everybody, and so may be kept by the server and by a CDN (architecture §3), with the parameters of
 * the query that each reads. A page that is listed here is asked for by its path and these parameters alone: no cookie, no header and no
 * other parameter reaches its loader.
 */
export const publicPages: Readonly<Record<string, readonly string[]>> = {
  'routes/shop/home': [],
  'routes/shop/corner': [],
  'routes/shop/landing': [],
  'routes/shop/departments': [],
  'routes/shop/category': ['id'],
  'routes/shop/offers': [],
  'routes/shop/product': ['variante', 'calificacion', 'orden', 'opiniones'],
  'routes/shop/stores': ['letra', 'departamento', 'pagina'],
  'routes/shop/store': [],
  'routes/shop/search': ['query'],
  'routes/shop/results': ['query'],
  'routes/shop/settings': [],
  'routes/shop/more': [],
  'routes/resources/departments': [],
};

/** With one of these a page is the asker's own: `vista` carries the token of a preview. */
export const personalParameters: readonly string[] = ['vista'];
