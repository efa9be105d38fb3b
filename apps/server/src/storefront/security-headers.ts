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
 * The content security policy of one page. Each inline script that the page runs is allowed by the hash of its text, so a page can
 * be kept and sent to everybody: it needs no nonce. What guards against foreign scripts is that React escapes all text;
 * the policy then stops whatever would be added after rendering, and scripts of other origins.
 */
export function contentSecurityPolicy(page: Buffer, publicOrigin: string): string {
  const scripts = inlineScriptHashes(page).map((hash) => `'sha256-${hash}'`);
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

function inlineScriptHashes(page: Buffer): string[] {
  const hashes = new Set<string>();
  for (const { attributes, text } of scriptsOf(page)) {
    if (/\bsrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // A browser reads every line end as \n before it hashes.
    const read = text.includes('\r') ? Buffer.from(text.toString('latin1').replaceAll(/\r\n?/g, '\n'), 'latin1') : text;
    hashes.add(hash('sha256', read, 'base64'));
  }
  return [...hashes];
}

/**
 * The scripts of a page. Its bytes are searched as they are, since a page is long and mostly none: texts are bytes, which is what the
 * browser hashes. Element names are in small letters, as React writes them.
 */
function* scriptsOf(page: Buffer): Generator<{ attributes: string; text: Buffer }> {
  for (let start = page.indexOf('<script'); start >= 0; ) {
    const open = page.indexOf('>', start);
    const close = page.indexOf('</script>', open);
    if (open < 0 || close < 0) return;
    yield {
      attributes: page.toString('latin1', start + '<script'.length, open),
      text: page.subarray(open + 1, close),
    };
    start = page.indexOf('<script', close);
  }
}

/** `application/ld+json` and the like are read, not run, and no policy applies to them. */
function isData(attributes: string): boolean {
  const [, type] = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? [];
  return type !== undefined && !/^(module|text\/javascript|importmap|speculationrules)$/i.test(type);
}

function isTls(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
