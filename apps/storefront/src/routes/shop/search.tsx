import { searchCopy as copy } from '../../features/search/copy.ts';
import { SearchHistory } from '../../features/search/history.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { VoiceButton } from '../../features/search/voice-button.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { cleanText } from '../../shared/links/searched-text.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/search';

/** RT-07: the search page of phones: the box, the history, and a microphone if the browser has speech recognition. */
export function loader({ url, context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  const text = cleanText(url.searchParams.get('query') ?? '');
  return { text, siteName: config.name, origin: publicOrigin };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({ title: copy.screen.title, description: copy.screen.description, noindex: true, ...loaderData })
    : [];

export default function Search({ loaderData }: Route.ComponentProps) {
  return (
    // As tall as the screen: the history appears below it, so that it moves nothing visible.
    <div className="page min-h-svh max-w-2xl pt-4 pb-8">
      <div className="mb-3 flex min-h-11 items-center justify-between gap-3">
        <h1 className="text-xl font-bold">{copy.screen.title}</h1>
        <VoiceButton />
      </div>
      <SearchForm className="flex" tone="paper" text={loaderData.text} focused />
      <SearchHistory />
    </div>
  );
}
