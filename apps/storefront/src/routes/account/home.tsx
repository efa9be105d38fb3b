import { buttonClass } from '@tianguis/ui';
import { accountHomeCopy as copy } from '../../features/account/copy.ts';
import { AccountHome } from '../../features/account/home/account-home.tsx';
import { readHome } from '../../features/account/home/home.server.ts';
import { PasskeyOffer } from '../../features/account/passkeys/passkey-offer.tsx';
import { SignOutForm } from '../../features/session/account-menu/sign-out-form.tsx';
import type { Route } from './+types/home';

/** RL-01: the account's home. */
export function loader({ context }: Route.LoaderArgs) {
  return readHome(context);
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

export default function Home({ loaderData }: Route.ComponentProps) {
  return (
    <AccountHome {...loaderData} offer={loaderData.offersKey && <PasskeyOffer />}>
      <SignOutForm className={buttonClass('outline')} />
    </AccountHome>
  );
}
