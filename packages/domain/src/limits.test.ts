import { expect, test } from 'vitest';
import * as limits from './limits.ts';

test('BL-01 SS-06 SS-10 every duration is the one of the specification', () => {
  expect({ ...limits }).toEqual({
    requestTimeoutMs: 100_000,
    cookieSeconds: 31_536_000,
    refreshBeforeSeconds: 10,
    refreshTokenFallbackSeconds: 7_948_800,
    postponedSeconds: 300,
    tokenCheckDelayMs: 100,
    signOutPatienceMs: 700,
  });
});
