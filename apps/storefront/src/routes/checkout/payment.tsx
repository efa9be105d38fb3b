import type { FormResult } from '@tianguis/ui';
import { redirect } from 'react-router';
import { checkoutFields as fields } from '../../features/checkout/checkout-data.ts';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { paymentCopy } from '../../features/checkout/copy/payment-copy.ts';
import { readStep } from '../../features/checkout/read-checkout.server.ts';
import { takeTypedCard } from '../../features/checkout/step-actions.server.ts';
import { PaymentStep } from '../../features/checkout/steps/payment-step.tsx';
import { paymentOf } from '../../features/checkout/to-page.server.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/payment';
import { answerStepPage } from './step-answers.server.ts';

export { checkoutHandle as handle } from './handle.ts';

/** PA-01 to PA-04: how the purchase is paid. The acquirer's full page returns here with the id of its page. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, page } = await readStep(context, url, 'pago');
  if (url.searchParams.has(fields.session)) throw redirect(await takeTypedCard(context, page.compra), 303);
  return { page, payment: paymentOf(view) };
}

export const action = (args: Route.ActionArgs) => answerStepPage('pago', args);

export const meta: Route.MetaFunction = noindex;

export default function CheckoutPayment({ loaderData: { page, payment }, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { way, card, months, plans } = payment;
  return (
    <CheckoutPage title={paymentCopy.title} step="pago" page={page} isWrong={result?.status === 'invalid'}>
      <PaymentStep
        // Another choice, or another card, is another form.
        key={[way, card?.id, card?.last4, months, plans.length].join(' ')}
        compra={page.compra}
        payment={payment}
        result={result}
      />
    </CheckoutPage>
  );
}
