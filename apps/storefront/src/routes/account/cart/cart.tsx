import type { FormResult } from '@tianguis/ui';
import { useCallback, useMemo } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import { addressAfter, changeCart } from '../../../features/cart/page/cart-actions.server.ts';
import { cartCopy as copy } from '../../../features/cart/page/cart-copy.ts';
import { CartPage } from '../../../features/cart/page/cart-page.tsx';
import { readCart } from '../../../features/cart/page/read-cart.server.ts';
import { readNote } from '../../../features/shared-cart/note.server.ts';
import { SharedNote } from '../../../features/shared-cart/note.tsx';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/cart';

/** RL-06: the cart. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const [cart, shared] = await Promise.all([readCart(context, url), readNote(context, url)]);
  return { ...cart, shared };
}

/**
 * Answers the forms without JavaScript. After a success the action redirects to the cart, whose page reports the
 * success. Otherwise the action renders the result.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { what, cart, result, status } = await changeCart(context, form);
  if (cart && cart.notices.length === 0) return leadingPage({ to: addressAfter(what, form) });
  return pageAnswer({ what, result, status, notices: cart?.notices ?? [] });
}

export const meta: Route.MetaFunction = noindex;

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const { cart, shared, ...page } = loaderData;
  const answer = actionData as { what: string; result: FormResult; notices: string[] } | undefined;
  const shown = useMemo(() => (answer ? { ...cart, notices: answer.notices } : cart), [cart, answer]);
  const { revalidate } = useRevalidator();
  const reread = useCallback(() => void revalidate(), [revalidate]);
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  return (
    <>
      <title>{`${copy.title} | ${layout?.siteName ?? ''}`}</title>
      <CartPage
        {...page}
        shown={shown}
        answer={answer}
        notice={answer ? undefined : page.notice}
        reread={reread}
        above={shared && !answer && <SharedNote {...shared} />}
      />
    </>
  );
}
