/** What a browser is told about every answer, and about each page in particular. */
import { hash } from 'node:crypto';

/** Headers of every answer of the server: what a browser must know of files, and what it must know of everything else. */
export function commonHeaders(publicOrigin: string): Record<'files' | 'others', Record<string, string>> {
  const files = {
    'x-content-type-options': 'nosniff',
    ...(isTls(publicOrigin) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
  return {
    files,
    others: {
      ...files,
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    },
  };
}

/** A page asks for twenty files and more: what speaks of documents would cost it 5 kB there, and say nothing. */
export function isFile(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/imagenes/');
}

/**
 * The content security policy of one page. The inline scripts that the storefront wrote into it are allowed by the hash
 * of their text, so a page can be cached and sent to everybody: it needs no nonce. Any other script that is in the page
 * is not, however it got there.
 */
export function contentSecurityPolicy(page: Buffer, ownScripts: readonly string[], publicOrigin: string): string {
  const scripts = [...new Set(ownScripts.map(hashOf))].map((hash) => `'sha256-${hash}'`);
  // Attributes only, and only on pages that have some: a style element would need a hash as well.
  const styleAttributes = page.includes(' style="') ? ["style-src-attr 'unsafe-inline'"] : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self'",
    ...styleAttributes,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    ...(isTls(publicOrigin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** A browser reads every line end as \n before it hashes. */
function hashOf(script: string): string {
  return hash('sha256', script.includes('\r') ? script.replaceAll(/\r\n?/g, '\n') : script, 'base64');
}

function isTls(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
