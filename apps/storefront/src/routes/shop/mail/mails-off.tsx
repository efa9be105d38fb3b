import { data } from 'react-router';
import { MailedLink, type MailedLinkWords } from '../../../features/mailed-links/mailed-link.tsx';
import { linkCopy, linkSteps } from '../../../features/newsletter/link-copy.ts';
import { listCopy } from '../../../features/wishlist/list/list-copy.ts';
import { setPrivateHeaders } from '../../../features/wishlist/sharing/shared-list.server.ts';
import { found, tried } from '../../../shared/api/failures.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import type { Route } from './+types/mails-off';

/**
 * The pages behind links in mails, which need no sign-in: one turns off mails about saved products, the others confirm
 * or end the newsletter (AP-19). One route has all of them, since every page loads the list of routes.
 */
export const middleware: Route.MiddlewareFunction[] = [
  async (_, next) => setPrivateHeaders((await next()) as Response),
];

/** @throws Response 404 for a page that does not exist */
function pageOf({ kind, step }: Route.LoaderArgs['params']) {
  if (kind === 'favoritos' && step === undefined) return 'favoritos' as const;
  const page = kind === 'boletin' ? linkSteps.find((one) => one === step) : undefined;
  if (page === undefined) throw data(null, { status: 404 });
  return page;
}

/** A GET changes nothing, since programs that check mails open their links. */
export async function loader({ params, context, url }: Route.LoaderArgs) {
  return { siteName: context.get(shopContext).config.name, page: pageOf(params), hasToken: isToken(url) };
}

/** Does what the link is for. The page's button sends this request, or a mail program does (RFC 8058). */
export async function action({ params, context, url }: Route.ActionArgs) {
  const page = pageOf(params);
  const { newsletter, wishlist } = context.get(shopContext).api;
  const calls = { favoritos: wishlist.mailsOff, confirmar: newsletter.confirm, baja: newsletter.end } as const;
  if (!isToken(url)) return data({ isDone: false }, { status: 404 });
  const { refused } = await tried<unknown>(calls[page](url.searchParams.get('token') ?? ''));
  if (refused === undefined) return data({ isDone: true }, { status: 200 });
  if (refused.status === 404 || refused.status === 410) return data({ isDone: false }, { status: refused.status });
  return found(Promise.reject(refused));
}

const isToken = ({ searchParams }: URL): boolean => /^[\w.-]{1,200}$/.test(searchParams.get('token') ?? '');

type Page = ReturnType<typeof pageOf>;

const wordsOf = (page: Page): MailedLinkWords => (page === 'favoritos' ? listCopy.off : linkCopy[page]);

/** Where the customer goes on: to all switches, or to the shop if a link of the newsletter does not work. */
const moreOf = (page: Page, state: 'ask' | 'done' | 'dead') =>
  page === 'favoritos'
    ? { label: listCopy.off.all, href: accountPaths.notifications }
    : state === 'dead'
      ? { label: linkCopy.contact, href: paths.contact }
      : undefined;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${wordsOf(loaderData.page).title} | ${loaderData.siteName}` : '' },
  { name: 'robots', content: 'noindex' },
];

export default function Off({ loaderData: { page, hasToken }, actionData }: Route.ComponentProps) {
  const answer = actionData as { isDone: boolean } | undefined;
  const state = answer ? (answer.isDone ? 'done' : 'dead') : hasToken ? 'ask' : 'dead';
  return <MailedLink words={wordsOf(page)} state={state} more={moreOf(page, state)} />;
}
