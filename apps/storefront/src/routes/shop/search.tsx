import { searchCopy as copy } from '../../features/search/copy.ts';
import { SearchHistory } from '../../features/search/history.tsx';
import { SearchForm } from '../../features/search/search-form.tsx';
import { VoiceButton } from '../../features/search/voice-button.tsx';
import { shopContext } from '../../shared/api/shop-context.ts';
import { cleanText } from '../../shared/links/listing/searched-text.ts';
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
    // At least as high as the screen: the history appears below, so it moves nothing visible. On phones this page's
    // frame has no box and no postal code (`data-searching`), so that suggestions have space above the keyboard.
    <div data-searching="" className="group/search page min-h-svh max-w-2xl pt-3 pb-8">
      <h1 className="sr-only">{copy.screen.title}</h1>
      <div className="flex flex-wrap gap-2">
        <SearchForm className="flex" tone="paper" text={loaderData.text} focused />
        <VoiceButton />
      </div>
      <SearchHistory />
    </div>
  );
}
