import { redirect } from 'react-router';
import { addPending, backWithNote as backWithCartNote } from '../../features/cart/adding/add.server.ts';
import { buyPending } from '../../features/cart/buying/buy-now.server.ts';
import { sessionCopy } from '../../features/session/copy.ts';
import { destinationsOf } from '../../features/session/entry-answer.server.ts';
import { LeadingOn } from '../../features/session/interaction/interaction.tsx';
import { pendingFromCookies, takePending } from '../../features/session/pending-action/pending-action.ts';
import { allowedTarget } from '../../features/session/way-back.server.ts';
import { savePending } from '../../features/wishlist/hearts/pending.server.ts';
import { backWithNote } from '../../features/wishlist/hearts/press.server.ts';
import { requestContext } from '../../shared/request/request-scope.ts';
import { customerOf } from '../../shared/session/customer.server.ts';
import type { Route } from './+types/go-on';

/**
 * Carries out the pending action once after a sign-in (SS-07). The page where the action started then reports it; "buy
 * now" continues to the checkout.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { cookies } = context.get(requestContext);
  const back = allowedTarget(url.searchParams.get('redirect'), destinationsOf(context));
  const isElsewhere = URL.canParse(back);
  const to = await carryOut(context, back);
  // The cookie is deleted after the action, so that a failed action can be repeated.
  takePending(cookies);
  // The redirect of a form may not leave this shop (`form-action`), so a page leads to the partner.
  if (isElsewhere) return { back, siteOfPartner: new URL(back).host };
  throw redirect(to, 303);
}

/**
 * @returns the path to go to, with the note about the action
 * @throws Response for a failure; the action then remains pending
 */
async function carryOut(context: Route.LoaderArgs['context'], back: string): Promise<string> {
  const begun = pendingFromCookies(context.get(requestContext).cookies);
  if (!begun) return back;
  // Another customer started the action on this device, whose session had ended.
  if (begun.owner !== undefined && begun.owner !== customerOf(context).profile.correo) return back;
  if (begun.kind === 'favorito') return backWithNote(back, await savePending(context, begun.product));
  if (begun.kind === 'comprar') return buyPending(context, begun, back);
  return backWithCartNote(back, await addPending(context, begun));
}

export const meta: Route.MetaFunction = () => [{ title: sessionCopy.title }, { name: 'robots', content: 'noindex' }];

export default function GoOn({ loaderData: { back, siteOfPartner } }: Route.ComponentProps) {
  return <LeadingOn to={back} site={siteOfPartner} />;
}
