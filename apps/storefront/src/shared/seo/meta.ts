/** Title, description and the tags that others read: search engines, chats, social networks. */
import type { MetaDescriptor } from 'react-router';

export interface PageMeta {
  /** Without the shop's name, which is added. */
  title: string;
  description: string;
  /** Path of the one address of this page; left out where the page must not be indexed. */
  canonical?: string;
  noindex?: boolean;
  origin: string;
  siteName: string;
  image?: string;
  type?: 'website' | 'product';
}

export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const title = page.title === page.siteName ? page.title : `${page.title} | ${page.siteName}`;
  const url = page.canonical === undefined ? undefined : `${page.origin}${page.canonical}`;
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    { property: 'og:site_name', content: page.siteName },
    { property: 'og:locale', content: 'es_MX' },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ];
  if (url) tags.push({ tagName: 'link', rel: 'canonical', href: url }, { property: 'og:url', content: url });
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex, follow' });
  if (page.image) tags.push({ property: 'og:image', content: `${page.origin}${page.image}` });
  return tags;
}
