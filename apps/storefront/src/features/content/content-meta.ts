/** The tags of a page of blocks for search engines and chats. Previews and old versions are not indexed. */
import type { MetaDescriptor } from 'react-router';
import type { CardData } from '../../commerce/product-card/card-data.ts';
import { paths } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { contentCopy as copy } from './copy.ts';
import type { BlockData, ContentLoad } from './data.server.ts';

export function contentMeta({ content, path, origin, siteName }: ContentLoad): MetaDescriptor[] {
  const { title, description, version } = content.page;
  const isPublished = !content.preview && version?.is_current !== false;
  const shown = content.blocks.flatMap(productsOf).find(({ picture }) => picture !== '');
  return pageMeta({
    title,
    description,
    origin,
    siteName,
    ...(shown && { image: shown.picture, imageAlt: shown.alt }),
    ...(isPublished ? { canonical: path } : { noindex: true }),
  });
}

function productsOf(block: BlockData): readonly CardData[] {
  if (block.type === 'hero') return block.slides.flatMap(({ products }) => products);
  return 'products' in block ? block.products : [];
}

/** The same tags with a breadcrumb, for pages below the home page. */
export function nestedContentMeta(load: ContentLoad): MetaDescriptor[] {
  const { parent, title } = load.content.page;
  const crumbs = [
    { name: copy.home, path: paths.home },
    ...(parent ? [{ name: parent.title, path: parent.path }] : []),
    { name: title, path: load.path },
  ];
  return [...contentMeta(load), { 'script:ld+json': breadcrumbList(load.origin, crumbs) }];
}
