/** Pages of the provider, for visitors who sign out from another client. */
import { hash } from 'node:crypto';
import type Provider from 'oidc-provider';
import type { KoaContextWithOIDC } from 'oidc-provider';

/** The shop's colours (packages/ui/src/theme.css), in both themes. */
const style = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0;background:light-dark(#fdf8f2,#181311);color:light-dark(#241a17,#f6eee8)}
main{max-width:26rem;margin:0 auto;padding:3rem 1.25rem}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 .5rem}
p{margin:0 0 1.5rem}
button,a.button{box-sizing:border-box;display:block;width:100%;min-height:2.875rem;margin:0 0 .75rem;padding:.6rem 1rem;
border:2px solid light-dark(#d4006a,#ff6fb1);border-radius:.5rem;background:none;color:inherit;font:inherit;
font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button.first{background:light-dark(#d4006a,#ff6fb1);color:light-dark(#fff,#2b0216)}
button:focus-visible,a:focus-visible{outline:3px solid light-dark(#1d4f9c,#8fb8f5);outline-offset:2px}`;

const inHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The content security policy. It does not limit the targets of forms, because a form may lead to any client
 * (`response_mode=form_post`, or the redirect after a sign-out). The library adds the hash of its only script.
 */
const policy = (styles = '') =>
  `default-src 'none'; script-src;${styles && ` style-src ${styles};`} base-uri 'none'; frame-ancestors 'none'`;

/** Allows no scripts on the provider's pages except its own, and does not let other sites show the pages in a frame. */
export function guardPages(provider: Provider): void {
  provider.use(async (context, next) => {
    context.set('content-security-policy', policy());
    await next();
  });
}

/** @param body contents of the page, as HTML */
function page(context: KoaContextWithOIDC, title: string, body: string): void {
  context.set({
    'content-security-policy': policy(`'sha256-${hash('sha256', style, 'base64')}'`),
    'cache-control': 'private, no-store',
  });
  context.type = 'html';
  context.body = `<!doctype html>
<html lang="es-MX"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${inHtml(title)}</title><style>${style}</style></head>
<body><main><h1>${inHtml(title)}</h1>${body}</main></body></html>`;
}

/**
 * Asks the visitor before signing out, because any site can lead a browser to this page. @param form the provider's
 * empty form, which contains its secret
 */
export function askSignOut(context: KoaContextWithOIDC, form: string, shop: string): void {
  page(
    context,
    `¿Quieres cerrar tu sesión en ${shop}?`,
    `<p>La cerramos en la tienda y en todas las aplicaciones donde entraste con tu cuenta en este navegador.</p>${form}
<button class="first" type="submit" form="op.logoutForm" name="logout" value="yes">Sí, cerrar sesión</button>
<button type="submit" form="op.logoutForm">No, seguir con mi sesión</button>`,
  );
}

/** Shown after a sign-out if the client gave no URL for the return. */
export function signedOut(context: KoaContextWithOIDC, shop: string, home: string): void {
  // This page is also shown to a visitor who chose not to sign out. The parameters then contain the client's id.
  const hasStayed = context.oidc.params?.client_id !== undefined;
  page(
    context,
    hasStayed ? 'Tu sesión sigue abierta' : 'Cerraste tu sesión',
    `<p>${hasStayed ? 'Solo salimos de la aplicación que lo pidió.' : 'Gracias por tu visita. Vuelve cuando quieras.'}</p>
<a class="button" href="${inHtml(home)}">Ir a ${inHtml(shop)}</a>`,
  );
}
