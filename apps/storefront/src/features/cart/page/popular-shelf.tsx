import { type ComponentProps, memo, Suspense } from 'react';
import { ProductShelf } from '../../../commerce/shelf/product-shelf.tsx';
import { lateHydration } from '../../../shared/frame/late-hydration.ts';

const Shelf = lateHydration(import.meta.env.SSR && ProductShelf, () =>
  import('../../../commerce/shelf/product-shelf.tsx').then((shelf) => shelf.ProductShelf),
);

/** The shelf of an empty cart. A cart with products loads without product cards. */
export const PopularShelf = memo(function PopularShelf(props: ComponentProps<typeof ProductShelf>) {
  return (
    <Suspense>
      <Shelf {...props} />
    </Suspense>
  );
});
