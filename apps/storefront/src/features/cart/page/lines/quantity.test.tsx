import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cartCopy } from '../cart-copy.ts';
import type { CartLineData } from '../cart-data.ts';
import { Quantity } from './quantity.tsx';

/** The HTML of the button with this name. */
function button(name: string, { wanted, most }: { wanted: number; most: number }): string {
  const line = { id: 7, sku: '0', title: 'Taza', wanted, most } as CartLineData;
  const html = renderToStaticMarkup(<Quantity line={line} version={1} wanted={undefined} />);
  return html.match(/<button[^>]*>/g)?.find((tag) => tag.includes(`aria-label="${name}"`)) ?? '';
}

const [less, more] = [cartCopy.line.less('Taza'), cartCopy.line.more('Taza')];

// A disabled button would lose the focus, and the next press of Tab would start at the top of the page.
test.each([
  [less, { wanted: 1, most: 5 }],
  [more, { wanted: 5, most: 5 }],
])('RL-06 "%s" at its end says so, and keeps the focus', (name, line) => {
  expect(button(name, line)).toContain('aria-disabled="true"');
  expect(button(name, line)).not.toMatch(/ disabled=/);
});

test('RL-06 between the ends, both steps are open, and say what they lead to', () => {
  const line = { wanted: 2, most: 5 };
  expect([button(less, line), button(more, line)].join()).not.toMatch(/ (aria-)?disabled=/);
  expect(button(less, line)).toContain('value="1"');
  expect(button(more, line)).toContain('value="3"');
});
