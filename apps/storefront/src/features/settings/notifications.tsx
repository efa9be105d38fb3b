import { Card } from './card.tsx';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.notifications;

/** The available notifications: none are sent yet, except for the newsletter (RT-20). */
export function Notifications() {
  return (
    <Card icon="bell" title={copy.title}>
      <p className="mt-1 text-sm text-ink-soft">{copy.text}</p>
      <p>
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
