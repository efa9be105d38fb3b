/** Which pages the worker keeps. */

/**
 * The cart, orders, and how an order is paid. The slip of an order stands on the page after the purchase, which is the
 * only page of the checkout that is kept.
 */
const ownPages = new RegExp(
  `^/(?:${[
    'carrito/detalle',
    '(?:pedido|mi-cuenta/mis-pedidos/0/formaCompra)/[^/]+(?:/product=\\d+)?',
    'comprar/gracias/\\d+',
  ].join('|')})/?$`,
  'i',
);

/** Rooms of customers, sign-in, checkout and actions. No page of these is kept, whatever its headers say. */
const neverKept = new RegExp(
  `^/(?:${[
    ...['comprar', 'pedido', 'mi-cuenta', 'carrito', 'acciones', 'resources', 'compartir', 'avisos'],
    ...['login[^/]*', 'registro', 'autorizar', 'authenticated', 'recuperar-contrasena', 'cuenta-borrada'],
    ...['lista-compartida', 'verCorreoCompleto', 'escribir-opinion', 'Mesa-de-Regalos/.+'],
  ].join('|')})(?:/|$)`,
  'i',
);

export type Kind = 'own' | 'public';

/** Whose copy of a page may be kept: the customer's own, or everybody's. Undefined if no copy may be kept. */
export function kindOf(path: string): Kind | undefined {
  if (ownPages.test(path)) return 'own';
  return neverKept.test(path) ? undefined : 'public';
}

/** Marks of the server's page cache, which holds only pages that are the same for everybody (decision 16). */
const fromPageCache = /\btianguis; (?:hit|fwd=miss; (?:stored|collapsed))/;

/** Whether an answer is a whole page of this kind. An answer that sets a cookie is never `public`. */
export function isKept({ status, type, redirected, headers }: Answer, kind: Kind): boolean {
  const caching = headers.get('cache-control') ?? '';
  const isPage = /^text\/html\b/.test(headers.get('content-type') ?? '');
  if (status !== 200 || type !== 'basic' || redirected || !isPage) return false;
  if (kind === 'own') return true;
  return (
    /\bpublic\b/.test(caching) &&
    !/no-store|private/.test(caching) &&
    fromPageCache.test(headers.get('cache-status') ?? '')
  );
}

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

/** Parameters that change nothing of a page: campaigns, and the start of the installed app. */
const meaningless = /^(?:utm_.+|gclid|fbclid|app)$/;

/** The URL under which a page is kept. */
export function keyOf(address: string): string {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()]) if (meaningless.test(name)) url.searchParams.delete(name);
  url.hash = '';
  return url.href;
}

/** The page whose data a client navigation requests (`/producto/1.data`, `/_root.data`); undefined for other URLs. */
export function pageOfData(address: string): string | undefined {
  const url = new URL(address);
  if (!url.pathname.endsWith('.data')) return undefined;
  url.pathname = url.pathname.slice(0, -'.data'.length).replace(/\/(?:_root|_)$/, '/');
  for (const name of ['_routes', 'index']) url.searchParams.delete(name);
  return url.href;
}
