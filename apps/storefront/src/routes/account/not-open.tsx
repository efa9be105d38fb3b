import { buttonClass } from '@tianguis/ui';
import { sessionCopy } from '../../features/session/copy.ts';
import { Entrance } from '../../features/session/entrance.tsx';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/not-open';

const copy = sessionCopy.notOpen;

/** Shown to a signed-in customer on pages that are not built yet, such as the orders. */
export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

/** With a loader, a client-side navigation also requests the server, which checks the session. */
export function loader() {
  return null;
}

export default function NotOpen() {
  return (
    <Entrance title={copy.title}>
      <p className="mt-3 text-ink-soft">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={paths.account} className={buttonClass('primary')}>
          {copy.account}
        </a>
        <a href={paths.offers} className={buttonClass('outline')}>
          {copy.offers}
        </a>
      </div>
    </Entrance>
  );
}
