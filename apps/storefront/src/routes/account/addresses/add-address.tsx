import { buttonClass } from '@tianguis/ui';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { answerPage } from '../../../features/account/actions.server.ts';
import { addressCopy as copy } from '../../../features/account/addresses/address-copy.ts';
import { AddressForm } from '../../../features/account/addresses/address-form.tsx';
import { readNewAddress } from '../../../features/account/addresses/addresses.server.ts';
import { draftCopy } from '../../../features/account/drafts/drafts.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/add-address';

/** RL-04: adds an address. */
export const loader = ({ context, url }: Route.LoaderArgs) => readNewAddress(context, url);

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('direccion', args);

export const meta: Route.MetaFunction = noindex;

export default function AddAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { values, isFirst, isFull, isDraft } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.addTitle}
      intro={isFull ? copy.full : copy.addIntro}
      section={paths.addresses}
      up={{ href: paths.addresses, label: copy.up }}
      notice={isDraft && !result ? draftCopy.notice : undefined}
      isWrong={result?.status === 'invalid'}
    >
      {isFull ? (
        <p>
          <a href={paths.addresses} className={buttonClass('primary')}>
            {copy.backToList}
          </a>
        </p>
      ) : (
        <AddressForm values={values} kind={isFirst ? 'first' : 'other'} result={result} />
      )}
    </AccountPage>
  );
}
