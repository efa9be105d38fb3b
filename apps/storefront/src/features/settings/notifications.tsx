import { useHydrated } from '../../shared/frame/use-hydrated.ts';
import { Card } from './card.tsx';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.notifications;

/** Says what there is: no notifications are sent yet, and what this browser would do with one (RT-20). */
export function Notifications() {
  const hydrated = useHydrated();
  return (
    <Card icon="bell" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      <p className="mt-1 min-h-10 text-sm text-ink-soft sm:min-h-5">{hydrated && copy.browser[permission()]}</p>
      <p className="mt-2">
        <a
          href="#boletin"
          className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera hover:underline"
        >
          {copy.newsletter}
        </a>
      </p>
    </Card>
  );
}

function permission(): keyof typeof copy.browser {
  return 'Notification' in window ? Notification.permission : 'unsupported';
}
