import type { ReactNode } from 'react';

/**
 * The line with the arrival date of a product at the visitor's postal code. Pages are the same for everybody, so the
 * line is empty at first. A script fills it later (`features/location/arrival-dates.ts`), into space that is reserved
 * if there is a postal code. `text` is for pages that depend on the visitor. React renders the text only once, since it
 * must not overwrite the text of the script.
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
  /** On the product's page: SKU of the variant; empty if the product has no variants. */
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

/** Other parts of the product's page that depend on the postal code. The same script fills them. */
export function ArrivalPart({ product, sku, part, children }: ArrivalPartProps) {
  const Element = part === 'cost' ? 'span' : 'div';
  return (
    <Element key={`${product} ${sku}`} data-arrival={product} data-sku={sku} data-part={part} suppressHydrationWarning>
      {children}
    </Element>
  );
}
