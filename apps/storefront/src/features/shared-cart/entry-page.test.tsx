import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sharedCartCopy } from './copy.ts';
import type { EntryData } from './data.ts';
import { EntryPage } from './entry-page.tsx';

const entry: EntryData = {
  ...({ kind: 'referidos', link: 'x', by: 'Ana', pieces: 3, goods: 129_900, missing: 0 } as const),
  ...{ lines: [], isOwn: false, ways: undefined },
};
const page = (more: Partial<EntryData> = {}) => renderToStaticMarkup(<EntryPage {...entry} {...more} />);

test('SC-03 without scripts one button adds what a link has', () => {
  expect(page()).toMatch(/<form [^>]*method="post"/);
  expect(page()).toContain(sharedCartCopy.add(3));
});

test('SC-03 the page of one’s own link leads back to the links, and has nothing that would add it all again', () => {
  expect(page({ isOwn: true })).toContain(sharedCartCopy.backToLinks);
  expect(page({ isOwn: true })).not.toContain('<form');
});

test('SC-01 SC-02 a visitor is led to sign in, and has no button that adds', () => {
  const ways = { login: '/login?redirect=x', register: '/registro?redirect=x' };
  expect(page({ ways })).toContain('href="/login?redirect=x"');
  expect(page({ ways })).not.toContain(sharedCartCopy.add(3));
});
