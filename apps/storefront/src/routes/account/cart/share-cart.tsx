import type { FormResult } from '@tianguis/ui';
import { useRouteLoaderData } from 'react-router';
import { sharedCartCopy as copy } from '../../../features/shared-cart/copy.ts';
import { changeOwnLinks, readOwnLinks } from '../../../features/shared-cart/own-links.server.ts';
import { OwnLinksPage } from '../../../features/shared-cart/own-links-page.tsx';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/share-cart';

/** "Compartir mi carrito": the links of a customer. */
export const loader = async ({ context }: Route.LoaderArgs) => ({ links: await readOwnLinks(context) });

export async function action({ request, context }: Route.ActionArgs) {
  return pageAnswer(await changeOwnLinks(context, await readForm(request)));
}

export const meta: Route.MetaFunction = noindex;

export default function ShareCart({ loaderData, actionData }: Route.ComponentProps) {
  useFreshData();
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  const answer = actionData as { result: FormResult } | undefined;
  return (
    <>
      <title>{`${copy.share.title} | ${layout?.siteName ?? ''}`}</title>
      <OwnLinksPage links={loaderData.links} result={answer?.result} />
    </>
  );
}
