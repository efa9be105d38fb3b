/** The last step of every request: writes its cookies, and marks a reply as private if it depends on the visitor. */
import type { MiddlewareFunction } from 'react-router';
import { patience } from '../api/failures.ts';
import { shopContext } from '../api/shop-context.ts';
import { ownPath } from '../links/own-path.ts';
import { loginPath, paths } from '../links/paths.ts';
import type { TrackedScope } from './create-scope.server.ts';
import { requestContext } from './request-scope.ts';

const personal = 'private, no-store';

/**
 * The middleware around all routes, and the only code that writes `Set-Cookie`.
 * @throws Error if a route wrote a cookie itself
 */
export const commitScope: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const response = await next();
  if (response.headers.has('set-cookie'))
    throw new Error("Cookies are set by the request's scope alone: context.get(requestContext).cookies.set(…).");
  const scope = context.get(requestContext) as TrackedScope;
  for (const line of scope.setCookies()) response.headers.append('set-cookie', line);
  if (scope.isPersonal) response.headers.set('cache-control', personal);
  // A page with the result of a refused form has no headers of its own.
  if (isRefusedForNow(response) && !response.headers.has('retry-after'))
    response.headers.set('retry-after', String(patience));
  if (!isLedToSignIn(response)) return response;
  // After the sign-in, visitors return to the requested page, or to the page whose form they submitted.
  const { publicOrigin } = context.get(shopContext);
  const back = isRead(request) ? url.pathname + url.search : request.headers.get('referer');
  response.headers.set('location', loginPath(`${publicOrigin}${ownPath(back, publicOrigin)}`));
  response.headers.set('cache-control', personal);
  return response;
};

/** Whether a response redirects to the sign-in without a path to return to. */
function isLedToSignIn({ status, headers }: Response): boolean {
  return status >= 300 && status < 400 && headers.get('location') === paths.login;
}

/** Whether the same request may succeed later. */
function isRefusedForNow({ status }: Response): boolean {
  return status === 429 || status === 503;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}
