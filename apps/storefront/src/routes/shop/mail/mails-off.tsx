import { data } from 'react-router';
import { listCopy } from '../../../features/wishlist/list/list-copy.ts';
import { MailsOff } from '../../../features/wishlist/mails-off.tsx';
import { setPrivateHeaders } from '../../../features/wishlist/sharing/shared-list.server.ts';
import { found, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { Route } from './+types/mails-off';

/** The page behind the link in mails about saved products, which turns these mails off without a sign-in. */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => setPrivateHeaders((await next()) as Response),
];

/** A GET turns nothing off, since programs that check mails open their links. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { name } = context.get(shopContext).config;
  return { siteName: name, hasToken: isToken(url) };
}

/** Turns the mails off. The page's button sends this request, or a mail program does (RFC 8058). */
export async function action({ context, url }: Route.ActionArgs) {
  const { wishlist } = context.get(shopContext).api;
  if (!isToken(url)) return data({ isOff: false }, { status: 404 });
  const { refused } = await tried(wishlist.mailsOff(url.searchParams.get('token') ?? ''));
  if (refused === undefined) return data({ isOff: true }, { status: 200 });
  if (refused.status === 404 || refused.status === 410) return data({ isOff: false }, { status: refused.status });
  return found(Promise.reject(refused));
}

const isToken = ({ searchParams }: URL): boolean => /^[\w.-]{1,200}$/.test(searchParams.get('token') ?? '');

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${listCopy.off.title} | ${loaderData?.siteName ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

export default function Off({ loaderData, actionData }: Route.ComponentProps) {
  const answer = actionData as { isOff: boolean } | undefined;
  return <MailsOff state={answer ? (answer.isOff ? 'done' : 'dead') : loaderData.hasToken ? 'ask' : 'dead'} />;
}
