/** Answers forms of customers that a script submits. */
import type { MiddlewareFunction } from 'react-router';
import { shopContext } from '../api/shop-context.ts';
import { leadingScript } from '../forms/leading-answer.server.ts';
import { ownPath } from '../links/own-path.ts';
import { loginPath, paths } from '../links/paths.ts';
import { requireCustomer } from './customer.server.ts';

/**
 * A script cannot follow a redirect to a page. So the answer contains the URL of the sign-in, with the path to return
 * to.
 */
export const answerScripts: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const response = await next();
  const to = response.headers.get('location');
  if (request.method !== 'POST' || to === null) return response;
  const { publicOrigin } = context.get(shopContext);
  const back = publicOrigin + ownPath(request.headers.get('referer'), publicOrigin);
  return leadingScript({ to: to === paths.login ? loginPath(back) : to });
};

/** The middleware of forms of customers that a script submits. */
export const forScripts: MiddlewareFunction<Response>[] = [answerScripts, requireCustomer];
