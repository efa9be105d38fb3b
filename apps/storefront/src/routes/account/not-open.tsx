import { buttonClass } from '@tianguis/ui';
import { sessionCopy } from '../../features/session/copy.ts';
import { Entrance } from '../../features/session/entrance.tsx';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/not-open';

const copy = sessionCopy.notOpen;

/** Cart, orders, wishlist and addresses, until they are built: says so to a customer who is signed in. */
export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

/** So that a client-side navigation asks the server who is there, too. */
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
