import { type ComponentProps, memo, Suspense } from 'react';
import { lateHydration } from '../../shared/frame/late-hydration.ts';
import { NoResults } from './no-results.tsx';

const Page = lateHydration(import.meta.env.SSR && NoResults, () =>
  import('./no-results.tsx').then((page) => page.NoResults),
);

/** The page of a search without results. A page with results loads without its script. */
export const LateNoResults = memo(function LateNoResults(props: ComponentProps<typeof NoResults>) {
  return (
    <Suspense>
      <Page {...props} />
    </Suspense>
  );
});
