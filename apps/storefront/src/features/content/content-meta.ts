/** What search engines and chats read of a page of blocks. A preview is nobody's to find. */
import type { MetaDescriptor } from 'react-router';
import { paths } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import { contentCopy as copy } from './copy.ts';
import type { ContentLoad } from './data.server.ts';

export function contentMeta({ content, path, origin, siteName }: ContentLoad): MetaDescriptor[] {
  const { title, description } = content.page;
  return pageMeta({
    title,
    description,
    origin,
    siteName,
    ...(content.preview ? { noindex: true } : { canonical: path }),
  });
}

/** The same with the way from home, for pages below it. */
export function roomMeta(load: ContentLoad): MetaDescriptor[] {
  const crumbs = [
    { name: copy.home, path: paths.home },
    { name: load.content.page.title, path: load.path },
  ];
  return [...contentMeta(load), { 'script:ld+json': breadcrumbList(load.origin, crumbs) }];
}
