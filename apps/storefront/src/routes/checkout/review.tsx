import type { FormResult } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { reviewCopy } from '../../features/checkout/copy/review-copy.ts';
import { type ChangedPurchase, mendLine, placeOrder } from '../../features/checkout/place.server.ts';
import { checkoutOf, readStep } from '../../features/checkout/read-checkout.server.ts';
import { ChangedStep } from '../../features/checkout/steps/changed-step.tsx';
import { ReviewStep } from '../../features/checkout/steps/review-step.tsx';
import { acceptedTexts, parcelsOf, paymentOf } from '../../features/checkout/to-page.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { stepPath } from '../../shared/links/checkout-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/review';

export { checkoutHandle as handle } from './handle.ts';

/** CO-04: everything that is bought, and the button that places the order. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, page } = await readStep(context, url, 'revisar');
  const { quote, address, recibe, dedicatoria } = view;
  if (!quote || !address) throw redirect(stepPath('direccion', page.compra), 303);
  return {
    ...{ page, hash: quote.hash, chosen: view.elegido, address, recibe, dedicatoria, payment: paymentOf(view) },
    ...{ parcels: parcelsOf(quote, context.get(shopContext).now()), texts: acceptedTexts(quote) },
  };
}

/**
 * Places the order. The redirect leads to the page after the order, or to the page of the bank. A quote that is not
 * true any more is answered with 409 and both totals.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const compra = checkoutOf(context, url);
  const form = await readForm(request);
  const answer = (await mendLine(context, compra, form)) ?? (await placeOrder(context, request, compra, form));
  if ('to' in answer) return redirect(answer.to, 303);
  return 'changed' in answer ? data(answer, { status: 409 }) : pageAnswer(answer);
}

export const meta: Route.MetaFunction = noindex;

export default function CheckoutReview({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const { page } = loaderData;
  const answer = actionData as { result?: FormResult; changed?: ChangedPurchase } | undefined;
  if (answer?.changed)
    return (
      <CheckoutPage title={reviewCopy.changed.title} step="revisar" page={page} isWrong>
        <ChangedStep compra={page.compra} {...answer.changed} lines={page.lines} canMend={page.kind === 'cart'} />
      </CheckoutPage>
    );
  return (
    <CheckoutPage title={reviewCopy.title} step="revisar" page={page} isWrong={answer?.result !== undefined}>
      <ReviewStep {...loaderData} result={answer?.result} />
    </CheckoutPage>
  );
}
