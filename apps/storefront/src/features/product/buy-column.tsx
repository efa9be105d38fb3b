import type { ReactNode } from 'react';

export interface BuyColumnProps {
  /** Quantity and buttons; nothing for what is no longer sold. */
  buying: ReactNode;
  delivery: ReactNode;
  seller: ReactNode;
}

/**
 * The buying box, and below it who sells. From 768 px the box stays under the header while the page beside it goes on, where the
 * screen is high enough for it; what stands below passes behind it, and comes before it when the keyboard goes there.
 */
export function BuyColumn({ buying, delivery, seller }: BuyColumnProps) {
  return (
    <aside className="grow xl:col-start-3 xl:row-[1/-1]">
      {buying && (
        <div className="z-1 mb-3 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-4 roomy:sticky roomy:top-[calc(var(--header)+0.5rem)] roomy:max-h-[calc(100dvh-var(--header)-1rem)] roomy:overflow-y-auto">
          {buying}
          {delivery}
        </div>
      )}
      <div className="rounded-lg border border-line bg-card p-4 has-focus-visible:relative has-focus-visible:z-2">
        {seller}
      </div>
    </aside>
  );
}
