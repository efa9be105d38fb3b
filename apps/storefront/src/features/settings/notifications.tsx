import type { ReactNode } from 'react';
import { Card } from '../../shared/frame/card.tsx';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { useProfile } from '../../shared/session/browser/use-profile.ts';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.notifications;

/**
 * The available notifications (RT-20): push notifications of this device, and mails, which belong to the account.
 * Visitors have the newsletter. The page is the same for everybody until hydration.
 */
export function Notifications({ push }: { push?: ReactNode }) {
  const profile = useProfile();
  return (
    <Card icon="bell" title={copy.title}>
      {push}
      <p>
        <a
          href={profile ? accountPaths.notifications : '#boletin'}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera hover:underline"
        >
          {profile ? copy.own : copy.newsletter}
        </a>
      </p>
    </Card>
  );
}
