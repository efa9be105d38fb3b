import { redirect } from 'react-router';
import { AfterPage } from '../../features/checkout/after/after-page.tsx';
import { readAfter } from '../../features/checkout/after/read-payment.server.ts';
import { InstallOffer } from '../../features/installation/install-offer.tsx';
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

/** States in which the customer has done what is to do now, so that a further offer is no obstacle. */
const isSettled: ReadonlySet<string> = new Set(['paid', 'slip', 'transfer']);

export const meta: Route.MetaFunction = noindex;

export default function Thanks({ loaderData: { after } }: Route.ComponentProps) {
  const last = isSettled.has(after.state.kind) && <PushOffer otherwise={<InstallOffer />} />;
  return <AfterPage after={after} last={last} />;
}
