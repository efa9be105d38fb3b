import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { NotificationSwitches } from '../../features/account/notifications/notification-switches.tsx';
import { readNotifications } from '../../features/account/notifications/notifications.server.ts';
import { notificationsCopy as copy } from '../../features/account/notifications/notifications-copy.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/notifications';

/** RT-20: the notifications. */
export const loader = ({ context }: Route.LoaderArgs) => readNotifications(context);

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('avisos', args);

export const meta: Route.MetaFunction = noindex;

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  return (
    <AccountPage title={copy.title} intro={copy.intro} section={accountPaths.notifications}>
      <NotificationSwitches {...loaderData} result={actionData?.result} />
    </AccountPage>
  );
}
