import { moreGroups } from '../../app/frame/frame-data.ts';
import { settingsCopy } from '../../features/settings/copy.ts';
import { MorePage } from '../../features/settings/more-page.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { FrameHandle } from '../../shared/frame/frame-handle.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/more';

const copy = settingsCopy.more;

export const handle: FrameHandle = { hasAllLinks: true };

/** RT-21: the page "Menú". */
export function loader({ context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  return { groups: moreGroups(config), siteName: config.name, origin: publicOrigin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: copy.title,
        description: copy.description,
        noindex: true,
        origin: loaderData.origin,
        siteName: loaderData.siteName,
      })
    : [];

export default function More({ loaderData }: Route.ComponentProps) {
  return <MorePage groups={loaderData.groups} />;
}
