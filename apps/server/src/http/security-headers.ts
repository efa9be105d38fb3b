/** Security headers of every answer, and the content security policy of each page. */
import { hash } from 'node:crypto';

/** Headers of all answers of the server: for files, and for all other answers. */
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

/**
 * Whether a URL is that of a file. Files get fewer headers: a page loads twenty files and more, and headers for
 * documents would add 5 kB without effect.
 */
export function isFile(url: string): boolean {
  return url.startsWith('/assets/') || url.startsWith('/imagenes/');
}

/**
 * The content security policy of one page. It allows the inline scripts of the storefront by the hashes of their texts,
 * so a page needs no nonce and can be cached. Any other script in the page is blocked, wherever it comes from.
 * @param acquirer origin of the acquirer, whose pages a page of the checkout shows in a frame and leads to
 */
export function contentSecurityPolicy(
  page: Buffer,
  ownScripts: readonly string[],
  publicOrigin: string,
  acquirer?: string,
): string {
  const scripts = [...new Set(ownScripts.map(hashOf))].map((hash) => `'sha256-${hash}'`);
  const other = acquirer === undefined ? [] : [acquirer];
  // Allow style attributes only, and only on pages that have some. A style element would need a hash.
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
    // Browsers apply `form-action` to the redirects after a form, too.
    ["form-action 'self'", ...other].join(' '),
    ...(acquirer === undefined ? [] : [`frame-src 'self' ${acquirer}`]),
    "frame-ancestors 'self'",
    ...(isTls(publicOrigin) ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** Browsers convert line ends to \n before they hash, so this function converts line ends as well. */
function hashOf(script: string): string {
  return hash('sha256', script.includes('\r') ? script.replaceAll(/\r\n?/g, '\n') : script, 'base64');
}

function isTls(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
