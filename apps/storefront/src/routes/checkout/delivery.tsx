import type { FormResult } from '@tianguis/ui';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { deliveryCopy } from '../../features/checkout/copy/delivery-copy.ts';
import { readStep } from '../../features/checkout/read-checkout.server.ts';
import { DeliveryStep } from '../../features/checkout/steps/delivery-step.tsx';
import { deliveryOf } from '../../features/checkout/to-page.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/delivery';
import { answerStepPage } from './step-answers.server.ts';

export { checkoutHandle as handle } from './handle.ts';

/** CO-03: how each parcel is delivered. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { view, page } = await readStep(context, url, 'envio');
  return { page, groups: deliveryOf(view, context.get(shopContext).now()) };
}

export const action = (args: Route.ActionArgs) => answerStepPage('envio', args);

export const meta: Route.MetaFunction = noindex;

export default function CheckoutDelivery({ loaderData: { page, groups }, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  return (
    <CheckoutPage title={deliveryCopy.title} step="envio" page={page}>
      <DeliveryStep compra={page.compra} kind={page.kind} groups={groups} result={result} />
    </CheckoutPage>
  );
}
