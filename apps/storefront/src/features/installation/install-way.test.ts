import { expect, test } from 'vitest';
import { installWay } from './install-way.ts';

const android = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/26.0 Mobile/15E148 Safari/604.1';
const facts = { isApp: false, wasClosed: false, hasPrompt: false, userAgent: android };

test.each([
  [{ hasPrompt: true }, 'prompt'],
  [{ userAgent: iPhone }, 'menu'],
  [{}, undefined],
  [{ hasPrompt: true, isApp: true }, undefined],
  [{ hasPrompt: true, wasClosed: true }, undefined],
  [{ userAgent: iPhone, isApp: true }, undefined],
  [{ userAgent: iPhone, wasClosed: true }, undefined],
])('PW-04 installing is offered where it helps, and once: %j is %s', (given, way) =>
  expect(installWay({ ...facts, ...given })).toBe(way),
);
