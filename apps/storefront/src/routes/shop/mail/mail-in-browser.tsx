import { data } from 'react-router';
import { mailDocument, openedMail, openMail, setPrivateHeaders } from '../../../features/mail/data.server.ts';
import { MailUnavailable } from '../../../features/mail/mail-unavailable.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import type { Route } from './+types/mail-in-browser';

/** RT-18: answers with the mail itself. If it cannot be shown, a page of the shop explains why. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ url, context }, next) => {
    const mail = openMail(context.get(shopContext).api, url.searchParams.get('token'));
    context.set(openedMail, mail);
    // The loader throws the same failure, so that the error page has the frame.
    const html = await mail.then((opened) => opened.html).catch(() => undefined);
    return setPrivateHeaders(html === undefined ? await next() : mailDocument(html));
  },
];

export async function loader({ context }: Route.LoaderArgs) {
  const { fault = 404 } = await context.get(openedMail);
  return data({ fault }, { status: fault });
}

export default function MailInBrowser({ loaderData }: Route.ComponentProps) {
  return <MailUnavailable fault={loaderData.fault} />;
}
