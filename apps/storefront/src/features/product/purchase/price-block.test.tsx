import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PriceBlock } from './price-block.tsx';

test.each([
  [4, true],
  [5, false],
])(
  'ST-13 a price of 4 per cent off with the limit at %d shows badge, list price, saving and end of the offer: %s',
  (hiddenDiscount, shown) => {
    const html = renderToStaticMarkup(
      <PriceBlock
        pricing={{ list_price: 100_000, sales_price: 96_000, percentage_discount: 4 }}
        months={1}
        hiddenDiscount={hiddenDiscount}
        offerEndsAt="2026-11-30T06:00:00Z"
        plans={[]}
        payWith={undefined}
        stock={null}
      />,
    );
    expect(html).toContain('$960');
    for (const sign of ['$1,000', '-4%', '$40', '#clock']) expect(html.includes(sign), sign).toBe(shown);
  },
);
