import { Breadcrumb } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { ContentPage } from '../../features/content/content-page.tsx';
import { contentCopy as copy } from '../../features/content/copy.ts';
import { contentPage, contentReply } from '../../features/content/data.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { cornerPath, paths } from '../../shared/links/paths.ts';
import { breadcrumbList } from '../../shared/seo/breadcrumb-list.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/corner';

/** RT-15: a corner, known by its number. A wrong name leads to the right one; a preview stays where it is. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw data(null, { status: 404 });
  const content = await contentPage(api, 'corner', params.id, request);
  const path = cornerPath({ id: params.id, slug: content.page.slug });
  if (params.slug !== content.page.slug && !content.preview) throw redirect(path, 301);
  return contentReply(content, {
    content,
    path,
    hiddenDiscount: config.hiddenDiscount,
    origin: publicOrigin,
    siteName: config.name,
  });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { content, path, origin, siteName } = loaderData;
  const { title, description } = content.page;
  return [
    ...pageMeta({
      title,
      description,
      origin,
      siteName,
      ...(content.preview ? { noindex: true } : { canonical: path }),
    }),
    {
      'script:ld+json': breadcrumbList(origin, [
        { name: copy.home, path: paths.home },
        { name: title, path },
      ]),
    },
  ];
};

export default function Corner({ loaderData }: Route.ComponentProps) {
  const { content, hiddenDiscount } = loaderData;
  return (
    <>
      <div className="page">
        <Breadcrumb
          label={copy.breadcrumb}
          items={[{ name: copy.home, href: paths.home }, { name: content.page.title }]}
        />
      </div>
      <ContentPage content={content} hiddenDiscount={hiddenDiscount} />
    </>
  );
}
