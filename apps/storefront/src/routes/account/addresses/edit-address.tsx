import { AccountPage } from '../../../features/account/account-page.tsx';
import { answerPage } from '../../../features/account/actions.server.ts';
import { addressCopy as copy } from '../../../features/account/addresses/address-copy.ts';
import { AddressForm } from '../../../features/account/addresses/address-form.tsx';
import { readAddress } from '../../../features/account/addresses/addresses.server.ts';
import { draftCopy } from '../../../features/account/drafts/drafts.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/edit-address';

/** RL-04: changes an address. */
export const loader = ({ context, params, url }: Route.LoaderArgs) => readAddress(context, params.id, url);

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('direccion', args);

export const meta: Route.MetaFunction = noindex;

export default function EditAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { id, isDefault, isDraft, values } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.editTitle}
      section={paths.addresses}
      up={{ href: paths.addresses, label: copy.up }}
      notice={isDraft && !result ? draftCopy.notice : undefined}
      isWrong={result?.status === 'invalid'}
    >
      <AddressForm address={id} values={values} kind={isDefault ? 'default' : 'other'} result={result} />
    </AccountPage>
  );
}
