import { expect, test } from 'vitest';
import { boundsOf } from './bounds.ts';
import { drawings } from './drawings/index.ts';
import { measure } from './measure.ts';

/** Tolerated difference between measured and stored bounds, in units of 600. */
const TOLERANCE = 8;

test.for([...drawings.keys()])('bounds.json has the bounds of %s (else run write-bounds.ts)', async (art) => {
  const now = await measure(art);
  const known = boundsOf(art);
  for (const side of ['left', 'top', 'right', 'bottom'] as const) {
    expect(Math.abs(now[side] - known[side]), side).toBeLessThanOrEqual(TOLERANCE);
  }
});
