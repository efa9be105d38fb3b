import type { FormResult } from '@tianguis/ui';
import { redirect } from 'react-router';
import { PayPage } from '../../features/checkout/after/pay-page.tsx';
import { payAgain, readPay } from '../../features/checkout/after/read-payment.server.ts';
import { pageAnswer } from '../../shared/forms/form-answer.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { thanksPath } from '../../shared/links/checkout-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/pay';

export { checkoutHandle as handle } from './handle.ts';

/** PA-07: another try, or another way, for an order that is not paid. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const pay = await readPay(context, params.order, url);
  // A paid order, and an order that has ended, say so on their own page.
  if (!pay.canPay) throw redirect(thanksPath(params.order), 303);
  return pay;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await payAgain(context, request, params.order, await readForm(request), false);
  return 'to' in answer ? redirect(answer.to, 303) : pageAnswer(answer);
}

export const meta: Route.MetaFunction = noindex;

export default function Pay({ loaderData, actionData }: Route.ComponentProps) {
  const result = (actionData as { result: FormResult } | undefined)?.result;
  // Another try, or a card that was just typed, is another form.
  return <PayPage key={`${loaderData.attempt} ${loaderData.session}`} pay={loaderData} result={result} />;
}
