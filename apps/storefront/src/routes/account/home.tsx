import { buttonClass } from '@tianguis/ui';
import { accountHomeCopy as copy } from '../../features/account/copy.ts';
import { AccountHome } from '../../features/account/home/account-home.tsx';
import { readHome } from '../../features/account/home/home.server.ts';
import { PasskeyOffer } from '../../features/account/passkeys/passkey-offer.tsx';
import { InstallOffer } from '../../features/installation/install-offer.tsx';
import { LatestOrder } from '../../features/orders/latest-order.tsx';
import { readLatestOrder } from '../../features/orders/list/list.server.ts';
import { SignOutForm } from '../../features/session/account-menu/sign-out-form.tsx';
import type { Route } from './+types/home';

/** RL-01: the account's home. */
export async function loader({ context }: Route.LoaderArgs) {
  const [home, latest] = await Promise.all([readHome(context), readLatestOrder(context)]);
  return { ...home, latest };
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  const { latest, ...home } = loaderData;
  return (
    <AccountHome
      {...home}
      offer={home.offersKey && <PasskeyOffer />}
      latest={latest && <LatestOrder order={latest} />}
      last={<InstallOffer />}
    >
      <SignOutForm className={buttonClass('outline')} />
    </AccountHome>
  );
}
