import { expect, test } from 'vitest';
import { readConsent, writeConsent } from './consent.ts';

const visitor = '3b241101-e2bb-4255-8caf-4136c566a962';

test('AP-21 only a whole consent is one', () => {
  expect(readConsent(writeConsent({ isGiven: true, visitor }))).toEqual({ isGiven: true, visitor });
  expect(readConsent(writeConsent({ isGiven: false }))).toEqual({ isGiven: false });
  for (const text of [undefined, '', 'si', 'si.', 'si.1', `si.${visitor}x`, `SI.${visitor}`, visitor, 'yes', 'nope'])
    expect(readConsent(text), text).toBe(undefined);
});
