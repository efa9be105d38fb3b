import type { FormResult } from '@tianguis/ui';
import { useMemo } from 'react';
import { readAddresses, readNewAddress } from '../../features/account/addresses/addresses.server.ts';
import { LateAddressForm } from '../../features/account/addresses/late-address-form.tsx';
import { draftCopy } from '../../features/account/drafts/drafts.ts';
import { giftParameter, newAddressParameter } from '../../features/checkout/checkout-data.ts';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { addressCopy as copy } from '../../features/checkout/copy/address-copy.ts';
import { readStep } from '../../features/checkout/read-checkout.server.ts';
import { LateAddressStep } from '../../features/checkout/steps/late-address-step.tsx';
import { useGoingOn } from '../../features/checkout/use-going-on.ts';
import { Note } from '../../shared/forms/note.tsx';
import { stepAnswerPath, stepPath } from '../../shared/links/checkout-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/address';
import { answerStepPage } from './step-answers.server.ts';

export { checkoutHandle as handle } from './handle.ts';

/** CO-02: where the purchase is sent. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [{ view, page }, { addresses }, added] = await Promise.all([
    readStep(context, url, 'direccion'),
    readAddresses(context, url),
    readNewAddress(context, url),
  ]);
  const isNew = addresses.length === 0 || (url.searchParams.has(newAddressParameter) && !added.isFull);
  return {
    ...{ page, addresses, isNew, isDraft: added.isDraft, canAdd: !added.isFull, values: added.values },
    chosen: view.address?.id ?? '',
    extras: { recibe: view.recibe, dedicatoria: view.dedicatoria, isOpen: url.searchParams.has(giftParameter) },
  };
}

export const action = (args: Route.ActionArgs) => answerStepPage('direccion', args);

export const meta: Route.MetaFunction = noindex;

export default function CheckoutAddress({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { page, addresses, isNew, isDraft, canAdd, values, chosen, extras } = loaderData;
  const { compra } = page;
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { send } = useGoingOn();
  const within = useMemo(() => {
    const own = { [newAddressParameter]: '1' };
    return {
      action: stepPath('direccion', compra, own),
      submit: (form: FormData) => send(`${stepAnswerPath('direccion', compra)}&${new URLSearchParams(own)}`, form),
      save: copy.save,
      cancel: addresses.length === 0 ? undefined : stepPath('direccion', compra),
    };
  }, [compra, send, addresses.length]);
  return (
    <CheckoutPage title={copy.title} step="direccion" page={page} isWrong={result?.status === 'invalid'}>
      {isNew ? (
        <>
          {isDraft && !result && <Note look="good">{draftCopy.notice}</Note>}
          <LateAddressForm
            values={values}
            kind={addresses.length === 0 ? 'first' : 'other'}
            result={result}
            within={within}
          />
        </>
      ) : (
        <LateAddressStep {...{ compra, addresses, chosen, extras, canAdd, result }} />
      )}
    </CheckoutPage>
  );
}
