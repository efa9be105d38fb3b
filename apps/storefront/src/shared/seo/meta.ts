/** Title, description and the tags for search engines, chats and social networks. */
import { pictureIn, pictureUses } from '@tianguis/contract';
import type { MetaDescriptor } from 'react-router';
import { descriptionRoom, fit, titleRoom } from './fit.ts';
import type { Indexing } from './listing-indexing.ts';

interface PageWords {
  /** Title without the shop's name, which is appended if there is space. */
  title: string;
  description: string;
  origin: string;
  siteName: string;
  /** Path of a picture of the page's subject. */
  image?: string;
  /** Alt text of the picture; default: the title. */
  imageAlt?: string;
  type?: 'website' | 'product';
  /** A product's price, for networks that show it. */
  price?: { /** In pesos, "1234.50". */ amount: string; inStock: boolean };
}

/** The page's canonical path, or `noindex: true` if it must not be indexed. */
export type PageMeta = PageWords & Indexing;

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const description = fit(page.description, descriptionRoom);
  return [
    { title: documentTitle(page) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
    ...addressTags(page),
    ...pictureTags(page),
    ...priceTags(page),
  ];
}

/** Appends the shop's name if there is space and the title does not contain the name. Cuts a long title at a word. */
function documentTitle({ title, siteName }: PageWords): string {
  const whole = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return whole.length <= titleRoom ? whole : fit(title, titleRoom);
}

function addressTags({ canonical, origin }: PageMeta): MetaDescriptor[] {
  if (canonical === undefined) return [{ name: 'robots', content: 'noindex, follow' }];
  const href = `${origin}${canonical}`;
  return [
    { tagName: 'link', rel: 'canonical', href },
    { tagName: 'link', rel: 'alternate', hrefLang: 'es-MX', href },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href },
    { property: 'og:url', content: href },
  ];
}

/** Width of the largest version of a picture in pixels; pictures are square. */
const [largest] = pictureUses.share;

function pictureTags({ image, imageAlt, title, origin }: PageWords): MetaDescriptor[] {
  if (!image) return [];
  // Cards have thumbnails. Networks show a large picture, and show the picture faster if its size is given.
  const large = pictureIn(image, largest);
  const size = large.endsWith(`-${largest}.webp`)
    ? ['width', 'height'].map((side) => ({ property: `og:image:${side}`, content: `${largest}` }))
    : [];
  return [
    { property: 'og:image', content: `${origin}${large}` },
    ...size,
    { property: 'og:image:alt', content: imageAlt || title },
  ];
}

function priceTags({ price }: PageWords): MetaDescriptor[] {
  if (!price) return [];
  return [
    { property: 'product:price:amount', content: price.amount },
    { property: 'product:price:currency', content: 'MXN' },
    { property: 'product:availability', content: price.inStock ? 'in stock' : 'out of stock' },
  ];
}
