import { searchCopy as copy } from '../../features/search/copy.ts';
import { SearchHistory } from '../../features/search/history.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { VoiceButton } from '../../features/search/voice-button.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { cleanText } from '../../shared/links/results-address.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/search';

/** RT-07: where a phone searches: the box, what was searched before, and a microphone where there is one. */
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
    // As tall as the screen: what the device remembers comes after the page, and moves nothing that is seen.
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
