/** Title, description and the tags that others read: search engines, chats, social networks. */
import { pictureIn, pictureUses } from '@tianguis/contract';
import type { MetaDescriptor } from 'react-router';
import { descriptionRoom, fit, titleRoom } from './fit.ts';
import type { Indexing } from './listing-indexing.ts';

interface PageWords {
  /** Without the shop's name, which is added where it fits. */
  title: string;
  description: string;
  origin: string;
  siteName: string;
  /** Path of a picture that shows what the page is about. */
  image?: string;
  /** What is on that picture; without it, the title. */
  imageAlt?: string;
  type?: 'website' | 'product';
  /** What a product costs, for networks that show it. */
  price?: { /** In pesos, "1234.50". */ amount: string; inStock: boolean };
}

/** The path of the one address of this page, or `noindex: true` where it must not be kept. */
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

/** The shop's name follows where there is room and it is not said already; a long title is cut at a word. */
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

/** Pixels of the widest form of a picture; pictures are square. */
const [largest] = pictureUses.share;

function pictureTags({ image, imageAlt, title, origin }: PageWords): MetaDescriptor[] {
  if (!image) return [];
  // Cards carry thumbnails; networks want the picture large, and show it at once when they are told its size.
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
