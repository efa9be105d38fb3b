import { data } from 'react-router';
import { setPrivateHeaders, takeToken } from '../../../features/recovery/data.server.ts';
import { hasLink, notMePage, removeFactor } from '../../../features/recovery/not-me.server.ts';
import { NotMe } from '../../../features/recovery/not-me.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { requestContext } from '../../../shared/request/request-scope.ts';
import type { Route } from './+types/not-me';

/** Moves the token out of the URL before anything is rendered. Replies are not cached. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) =>
    setPrivateHeaders(takeToken(url, context.get(requestContext).cookies, notMePage) ?? ((await next()) as Response)),
];

/** A GET removes nothing, since programs that check mails open their links. 410 without a link. */
export function loader({ context }: Route.LoaderArgs) {
  const isDead = !hasLink(context.get(requestContext).cookies);
  return data({ isDead, siteName: context.get(shopContext).config.name }, { status: isDead ? 410 : 200 });
}

/** Removes the passkey or app of the link. */
export async function action({ context }: Route.ActionArgs) {
  const { status, ...answer } = await removeFactor(context);
  return data(answer, { status });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function NotMePage({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, isDead } = loaderData;
  return <NotMe siteName={siteName} {...(actionData ?? { isDead })} />;
}
