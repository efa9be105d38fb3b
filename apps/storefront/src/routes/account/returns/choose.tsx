import { data } from 'react-router';
import { ChooseReturnPage } from '../../../features/orders/returns/choose-page.tsx';
import { readChooseReturn } from '../../../features/orders/returns/returns.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/choose';

/** RL-10: the pieces of a product that come back, and why. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { status, page } = await readChooseReturn(context, params, url);
  return data(page, { status });
}

export const meta: Route.MetaFunction = noindex;

export default function Choose({ loaderData }: Route.ComponentProps) {
  useFreshData();
  return <ChooseReturnPage {...loaderData} />;
}
