import { uuidShape } from '@tianguis/domain';
import { data, redirect } from 'react-router';
import { pathOfAttempt } from '../../features/checkout/after/read-payment.server.ts';
import type { Route } from './+types/return';

/** The page of a bank returns here with the id of an attempt (PA-01). Changes nothing. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!uuidShape.test(params.attempt)) throw data(null, { status: 404 });
  return redirect(await pathOfAttempt(context, params.attempt), 303);
}
