/** What a browser is told about every answer, and about each page in particular. */
import { createHash } from 'node:crypto';

/** Headers of every answer of the server. */
export function commonHeaders(publicOrigin: string): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=(), browsing-topics=()',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    ...(isTls(publicOrigin) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/**
 * The content security policy of one page. Each inline script that the page runs is allowed by the hash of its text, so a page can
 * be kept and sent to everybody: it needs no nonce. What guards against foreign scripts is that React escapes all text;
 * the policy then stops whatever would be added after rendering, and scripts of other origins.
 */
export function contentSecurityPolicy(html: string, publicOrigin: string): string {
  const scripts = inlineScriptHashes(html).map((hash) => `'sha256-${hash}'`);
  // Attributes only, and only on pages that have some: a style element would need a hash as well.
  const styleAttributes = / style="/.test(html) ? ["style-src-attr 'unsafe-inline'"] : [];
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

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // A browser reads every line end as \n before it hashes.
    hashes.add(createHash('sha256').update(text.replaceAll(/\r\n?/g, '\n')).digest('base64'));
  }
  return [...hashes];
}

/** `application/ld+json` and the like are read, not run, and no policy applies to them. */
function isData(attributes: string): boolean {
  const [, type] = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes) ?? [];
  return type !== undefined && !/^(module|text\/javascript|importmap|speculationrules)$/i.test(type);
}

function isTls(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
