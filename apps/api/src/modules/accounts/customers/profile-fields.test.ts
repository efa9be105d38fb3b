import { afterEach, expect, test, vi } from 'vitest';
import { readProfile } from './profile-fields.ts';

afterEach(() => vi.useRealTimers());

test.each([
  // In UTC it is the 29th already.
  ['2026-11-29T03:00:00Z', '2026-11-28', true],
  ['2026-11-29T03:00:00Z', '2026-11-29', false],
  ['2026-11-29T06:00:00Z', '2026-11-29', true],
  ['2026-11-29T06:00:00Z', '2026-11-30', false],
])('RT-03, issue 37 B1: at %s the birthday %s is a day until today in Mexico City: %s', (now, cumpleanios, isTaken) => {
  vi.useFakeTimers({ now: Date.parse(now), toFake: ['Date'] });
  const { faults } = readProfile({ nombre: 'Ana', apellidoP: 'Ríos', cumpleanios });
  expect(faults.map(({ name }) => name)).toEqual(isTaken ? [] : ['cumpleanios']);
});
