import type { BlockDocument } from '@tianguis/contract';
import { dateInMexico } from '@tianguis/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { endOfOffers, isShown, nextChange, nextMidnight, nextPageChange, shownBlocks } from './schedule.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');

test('RT-01 a block is shown from its first second until just before its last', () => {
  const block = { from: '2026-11-27T00:00:00-06:00', until: '2026-11-28T00:00:00-06:00' };
  const [from, until] = [Date.parse(block.from), Date.parse(block.until)];
  expect([from - 1, from, until - 1, until].map((now) => isShown(block, now))).toEqual([false, true, true, false]);
  expect([from - 1, from, until].map((now) => nextChange([block, {}], now))).toEqual([from, until, undefined]);
  expect(isShown({}, 0)).toBe(true);
});

test('RT-01 the day ends at midnight in Mexico City', () => {
  fc.assert(
    fc.property(fc.integer({ min: Date.parse('2023-01-01'), max: Date.parse('2060-01-01') }), (now) => {
      const midnight = nextMidnight(now);
      expect(midnight - now).toBeGreaterThan(0);
      expect(midnight - now).toBeLessThanOrEqual(24 * 3_600_000);
      expect(dateInMexico(midnight - 1)).toBe(dateInMexico(now));
      expect(dateInMexico(midnight)).not.toBe(dateInMexico(now));
    }),
  );
});

test('RT-01 offers end by their date or with the day, whichever is first', () => {
  const midnight = '2026-11-22T06:00:00.000Z';
  const daily = { rotate: 'daily' } as const;
  expect(endOfOffers({ source: {} }, noon)).toBeNull();
  expect(endOfOffers({ source: daily }, noon)).toBe(midnight);
  expect(endOfOffers({ source: {}, until: '2026-11-21T20:00:00-06:00' }, noon)).toBe('2026-11-22T02:00:00.000Z');
  expect(endOfOffers({ source: daily, until: '2026-11-21T20:00:00-06:00' }, noon)).toBe('2026-11-22T02:00:00.000Z');
  expect(endOfOffers({ source: daily, until: '2026-11-30T00:00:00-06:00' }, noon)).toBe(midnight);
});

test('RT-01 a page changes with its dates, and at midnight when it shows a daily choice', () => {
  const midnight = nextMidnight(noon);
  const later = '2026-11-25T00:00:00-06:00';
  const text: BlockDocument = { type: 'text', markdown: 'x', from: later };
  const offers: BlockDocument = { type: 'offers', title: 'Hoy', source: { rotate: 'daily' } };
  const hero: BlockDocument = {
    type: 'hero',
    slides: [{ look: 'lona', title: 'Hoy', actions: [], products: { rotate: 'daily' } }],
  };
  expect(nextPageChange({ blocks: [{ type: 'text', markdown: 'x' }] }, noon)).toBeUndefined();
  expect(nextPageChange({ blocks: [text] }, noon)).toBe(Date.parse(later));
  expect(nextPageChange({ blocks: [text, offers] }, noon)).toBe(midnight);
  expect(nextPageChange({ blocks: [text, hero] }, noon)).toBe(midnight);
  expect(nextPageChange({ blocks: [offers, { ...text, from: '2026-11-21T12:00:01Z' }] }, noon)).toBe(noon + 1000);
  expect(nextPageChange({ blocks: [text], until: '2026-11-21T12:00:09Z' }, noon)).toBe(noon + 9000);
  // A block that is not shown yet causes no change before it starts.
  expect(nextPageChange({ blocks: [{ ...offers, from: later }] }, noon)).toBe(Date.parse(later));
  expect(nextPageChange({ blocks: [{ ...hero, from: later }] }, noon)).toBe(Date.parse(later));
});

test('RT-01 slides are shown by their own dates within those of their block', () => {
  const slide = { look: 'lona' as const, title: 'Hola', actions: [] };
  const hero: BlockDocument = {
    type: 'hero',
    slides: [{ ...slide, until: '2026-11-21T12:00:00Z' }, slide],
    until: '2026-11-22T00:00:00Z',
  };
  expect(shownBlocks([hero], noon)).toEqual([{ ...hero, slides: [slide] }]);
  expect(shownBlocks([hero], Date.parse('2026-11-22T00:00:00Z'))).toEqual([]);
});
