import { redirect } from 'react-router';
import { AfterPage } from '../../features/checkout/after/after-page.tsx';
import { readAfter } from '../../features/checkout/after/read-payment.server.ts';
import { PushOffer } from '../../features/push/push-offer.tsx';
import { payPath } from '../../shared/links/checkout-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/thanks';

export { checkoutHandle as handle } from './handle.ts';

/**
 * The page after an order: its number, and the paid or unpaid amount (RL-08). A customer whose payment was declined
 * meanwhile is led to the page for another try.
 */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const after = await readAfter(context, request, params.order);
  if (after.state.kind === 'declined' && after.canPay) throw redirect(payPath(params.order), 303);
  return { after, refreshSeconds: after.refreshSeconds };
}

export const meta: Route.MetaFunction = noindex;

export default function Thanks({ loaderData: { after } }: Route.ComponentProps) {
  return <AfterPage after={after} offer={<PushOffer />} />;
}
