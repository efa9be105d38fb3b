import { AnalyticsSetting } from '../../features/analytics/analytics-setting.tsx';
import { PushSetting } from '../../features/push/push-setting.tsx';
import { settingsCopy as copy } from '../../features/settings/copy.ts';
import { SettingsPage } from '../../features/settings/settings-page.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/settings';

/** RT-20: the settings. */
export function loader({ context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  return { siteName: config.name, origin: publicOrigin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: copy.title, description: copy.description, noindex: true, ...loaderData }) : [];

export default function Settings() {
  return <SettingsPage measurement={<AnalyticsSetting />} push={<PushSetting />} />;
}
