import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawings } from './drawings/index.ts';
import { measure } from './measure.ts';

/** A change of outline by less than this many units of 600 needs no new measuring. */
const TOLERANCE = 8;

test.for([...drawings.keys()])('bounds.json knows where %s is (else run write-bounds.ts)', async (art) => {
  const now = await measure(art);
  const known = boundsOf(art);
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(now[side] - known[side]), side).toBeLessThanOrEqual(TOLERANCE);
  }
});
