import { data, redirect } from 'react-router';
import { pathOfAttempt } from '../../features/checkout/after/read-payment.server.ts';
import { idShape } from '../../features/checkout/read-checkout.server.ts';
import type { Route } from './+types/return';

/** The page of a bank returns here with the id of an attempt (PA-01). Changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!idShape.test(params.attempt)) throw data(null, { status: 404 });
  return redirect(await pathOfAttempt(context, params.attempt), 303);
}
