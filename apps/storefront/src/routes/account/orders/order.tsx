import { useRouteLoaderData } from 'react-router';
import { type BuyAgainAnswer, buyAgain, readOrder } from '../../../features/orders/order/order.server.ts';
import { OrderPage } from '../../../features/orders/order/order-page.tsx';
import { ordersCopy as copy } from '../../../features/orders/orders-copy.ts';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/order';

/** RL-07: an order, with a product in it that the URL may name. */
export const loader = ({ params, context }: Route.LoaderArgs) => readOrder(context, params);

/** "Comprar de nuevo": leads to the cart, or shows what was not added. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = await buyAgain(context, params.order, await readForm(request));
  return 'to' in answer ? leadingPage(answer) : answer;
}

export const meta: Route.MetaFunction = noindex;

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  return (
    <>
      <title>{`${copy.numberOf(loaderData.number)} | ${layout?.siteName ?? ''}`}</title>
      <OrderPage {...loaderData} answer={actionData as BuyAgainAnswer | undefined} />
    </>
  );
}
