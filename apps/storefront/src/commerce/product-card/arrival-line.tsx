import type { ReactNode } from 'react';

/**
 * When a product arrives at the visitor's postal code. Pages are the same for everybody, so the line is empty: a script
 * writes it later (`features/location/arrivals/arrival-dates.ts`), into space reserved where a postal code is known.
 * `text` is for pages that depend on the visitor. React must not own what the script writes, so it gives the text only
 * once.
 */
export function ArrivalLine({ product, sku, text, isLong }: ArrivalLineProps) {
  return (
    <p
      key={`${product} ${sku}`}
      className="arrival"
      data-arrival={product}
      data-sku={sku}
      data-long={isLong && ''}
      suppressHydrationWarning
    >
      {text}
    </p>
  );
}

interface ArrivalLineProps {
  product: number;
  /** On the product's page: of which variant; empty where it has none. */
  sku?: string;
  text?: string | undefined;
  isLong?: true;
}

interface ArrivalPartProps {
  product: number;
  sku: string;
  part: 'cost' | 'pickup';
  children?: ReactNode;
}

/** On the product's page, what else depends on where it goes; written as the line is. */
export function ArrivalPart({ product, sku, part, children }: ArrivalPartProps) {
  const Element = part === 'cost' ? 'span' : 'div';
  return (
    <Element key={`${product} ${sku}`} data-arrival={product} data-sku={sku} data-part={part} suppressHydrationWarning>
      {children}
    </Element>
  );
}
