import { AccountPage } from '../../../features/account/account-page.tsx';
import { answerPage } from '../../../features/account/actions.server.ts';
import { addressCopy as copy } from '../../../features/account/addresses/address-copy.ts';
import { AddressList, DeletedAddress } from '../../../features/account/addresses/address-list.tsx';
import { readAddresses } from '../../../features/account/addresses/addresses.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/addresses';

/** RL-04: the list of addresses. */
export const loader = ({ context, url }: Route.LoaderArgs) => readAddresses(context, url);

/** Answers the forms without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('direcciones', args);

export const meta: Route.MetaFunction = noindex;

export default function Addresses({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { addresses, notice, deleted } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro}
      section={paths.addresses}
      notice={result ? undefined : deleted === undefined ? notice : <DeletedAddress address={deleted} />}
    >
      <AddressList addresses={addresses} result={result} />
    </AccountPage>
  );
}
