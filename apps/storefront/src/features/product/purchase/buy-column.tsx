import type { ReactNode } from 'react';

export interface BuyColumnProps {
  /** Quantity and buttons; empty for a product that is no longer sold. */
  buying: ReactNode;
  delivery: ReactNode;
  seller: ReactNode;
}

/**
 * The buying box, and the seller below it. From 768 px the box is sticky below the header if the screen is high enough.
 * The content below scrolls behind the box. While the content has the keyboard's focus, the content is in front of the
 * box.
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
