import { cutText, longestSearch } from '@tianguis/domain';
import { answered } from '../../shared/api/failures.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/suggestions';

/** Suggestions for the typed text (UI-08, AP-16); the search box requests them after each key. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const search = cutText(url.searchParams.get('search') ?? '', longestSearch);
  const { suggestions } = await answered(context.get(shopContext).api.search.suggestions({ search }));
  return Response.json(suggestions, { headers: { 'cache-control': 'public, max-age=60' } });
}
