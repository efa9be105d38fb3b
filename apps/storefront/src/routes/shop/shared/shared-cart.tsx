import type { SharedCartKind } from '@tianguis/domain/cart';
import { data, redirect } from 'react-router';
import { sharedCartCopy as copy } from '../../../features/shared-cart/copy.ts';
import type { EntryData, UnavailableData } from '../../../features/shared-cart/data.ts';
import { canRetry, kindOf, putIntoCart, readEntry, statusOf } from '../../../features/shared-cart/entry.server.ts';
import { EntryPage } from '../../../features/shared-cart/entry-page.tsx';
import { Unavailable } from '../../../features/shared-cart/unavailable.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/shared-cart';

interface Shown {
  siteName: string;
  entry: EntryData | UnavailableData;
}

/** RT-16: the page of a link that puts products into a cart. A GET adds nothing. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const entry = await readEntry(context, url, params['*']);
  const shown: Shown = { siteName: context.get(shopContext).config.name, entry };
  return data(shown, { status: 'canRetry' in entry ? statusOf(entry) : 200 });
}

/** SC-03: adds the products; the page's button submits this form. */
export async function action({ request, url, params, context }: Route.ActionArgs) {
  await readForm(request);
  const kind: SharedCartKind = kindOf(url);
  const { to, unavailable } = await putIntoCart(context, kind, params['*']);
  if (to !== undefined) return redirect(to, 303);
  const answer: UnavailableData = { kind, canRetry: canRetry(unavailable) };
  return data(answer, { status: statusOf(answer) });
}

export const meta: Route.MetaFunction = noindex;

export default function SharedCart({ loaderData, actionData }: Route.ComponentProps) {
  const { siteName, entry } = loaderData as Shown;
  const shown = (actionData as UnavailableData | undefined) ?? entry;
  if ('canRetry' in shown) {
    const { title } = copy.unavailable[shown.kind === 'afiliados' ? 'afiliados' : 'others'];
    return (
      <>
        <title>{`${title} | ${siteName}`}</title>
        <Unavailable {...shown} again="" />
      </>
    );
  }
  return (
    <>
      <title>{`${copy.title(shown.kind, shown.by)} | ${siteName}`}</title>
      <EntryPage {...shown} />
    </>
  );
}
