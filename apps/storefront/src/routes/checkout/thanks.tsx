import { AfterPage } from '../../features/checkout/after/after-page.tsx';
import { readAfter } from '../../features/checkout/after/read-payment.server.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/thanks';

export { checkoutHandle as handle } from './handle.ts';

/** The page after an order: its number, and what was paid or is to be paid (RL-08). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const after = await readAfter(context, request, params.order);
  return { after, refreshSeconds: after.refreshSeconds };
}

export const meta: Route.MetaFunction = noindex;

export default function Thanks({ loaderData: { after } }: Route.ComponentProps) {
  return <AfterPage after={after} />;
}
