/** A URL in an HTML document. */
import { structuredData } from '@tianguis/testkit/documents';

export interface LinkedAddress {
  url: URL;
  /** The page and the element that contain it. */
  from: string;
}

/** The attributes, by element, with URLs that a browser or a person follows. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  form: ['action'],
  button: ['formaction'],
  img: ['src'],
  source: ['src'],
  script: ['src'],
  use: ['href'],
};
const relations = /^(canonical|alternate|manifest|icon|apple-touch-icon|preload|modulepreload|stylesheet)$/;
const postsOnly = /\bmethod="post"/i;
const pictureProperty = /^(og:image|og:url|twitter:image)$/;

const entities: Readonly<Record<string, string>> = { amp: '&', quot: '"', '#x27': "'", '#39': "'", lt: '<', gt: '>' };
const decoded = (text: string) =>
  text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name: string) => entities[name] ?? '');

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

/** The first picture of a `srcset`. One is enough, since all are made from the same picture. */
const firstCandidate = (srcset: string | undefined) => srcset?.trim().split(/\s/)[0];

/**
 * URLs in links, GET forms, pictures, scripts, `link` and `meta` elements and structured data, resolved against the
 * page. Targets of POST forms are left out, since a GET cannot request them.
 */
export function linksOf(html: string, page: string): LinkedAddress[] {
  const found: LinkedAddress[] = [];
  const add = (address: string | undefined, element: string) => {
    if (address === undefined || /^(#|data:|$)/.test(address)) return;
    found.push({ url: new URL(address, page), from: `${new URL(page).pathname} ${element}` });
  };
  // Removes the text of scripts, which is no markup but may look like markup.
  const markup = html.replace(/(<script\b[^>]*>)(.*?)<\/script>/gs, '$1');
  for (const [tag, name = ''] of markup.matchAll(/<([a-z]+)\b[^>]*>/g)) {
    const isFollowed = !postsOnly.test(tag) && (name !== 'link' || relations.test(attribute(tag, 'rel') ?? ''));
    for (const one of isFollowed ? (attributes[name] ?? []) : []) add(attribute(tag, one), name);
    if (name === 'img' || name === 'source') add(firstCandidate(attribute(tag, 'srcset')), `${name} srcset`);
    if (name === 'link') add(firstCandidate(attribute(tag, 'imagesrcset')), 'link imagesrcset');
    if (name === 'meta' && pictureProperty.test(attribute(tag, 'property') ?? ''))
      add(attribute(tag, 'content'), 'meta');
  }
  for (const text of structuredData(html).flatMap(texts))
    if (/^https?:\/\/[^\s{}]+$/.test(text) && !text.startsWith('https://schema.org')) add(text, 'structured data');
  return found;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

/** Hashes that scripts handle on any page, so they need no target element (RT-31). */
const modals = new Set(['modalPostalCode', 'modalWishlist']);

/** Links within a page whose target element is missing. */
export function fragmentFaults(html: string): string[] {
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decoded(id)));
  const wanted = [...html.matchAll(/<a\b[^>]*\shref="#([^"]+)"/g)].map(([, id = '']) =>
    decodeURIComponent(decoded(id)),
  );
  return [...new Set(wanted)].filter((id) => !ids.has(id) && !modals.has(id)).map((id) => `nothing is #${id}`);
}
