import { useRouteLoaderData } from 'react-router';
import { ordersCopy } from '../../../features/orders/orders-copy.ts';
import { readPayment } from '../../../features/orders/payment/payment.server.ts';
import { PaymentPage } from '../../../features/orders/payment/payment-page.tsx';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/payment';

const copy = ordersCopy.payment;

/** RL-08: how an order is paid. */
export const loader = ({ params, context }: Route.LoaderArgs) => readPayment(context, params);

export const meta: Route.MetaFunction = noindex;

export default function Payment({ loaderData }: Route.ComponentProps) {
  useFreshData();
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  return (
    <>
      <title>{`${loaderData.isPaid ? copy.paidTitle : copy.title} | ${layout?.siteName ?? ''}`}</title>
      <PaymentPage {...loaderData} />
    </>
  );
}
