import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { resize, resizeToWhole } from './layout.ts';

/** The minified script has less than half of the default's size, and browsers read it for each document. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Rules of axe that depend on colours. */
const ofColors = ['color-contrast', 'link-in-text-block'];

interface Checked {
  /** Rules to disable, because the page breaks them on purpose. */
  except?: readonly string[];
  /** Checks only the colours, for a second run in the other theme. */
  only?: 'colors';
}

/** Runs axe with WCAG 2.2 AA and best practices. Returns a line for each violation: rule, element, reason. */
export async function accessibilityViolations(page: Page, { except = [], only }: Checked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const options: axe.RunOptions = {
    // Omits the details of passed rules, which take a fifth of the time.
    resultTypes: ['violations'],
    // Frames are pages of other sites, which axe cannot read.
    iframes: false,
    runOnly: only
      ? { type: 'rule', values: ofColors }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: {
      // Axe disables this rule by default, although it is tagged WCAG 2.2 AA.
      ...(only ? {} : { 'target-size': { enabled: true } }),
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    },
  };
  return page.evaluate(async (chosen) => {
    // A change of theme starts transitions, and a colour in transition is neither the old nor the new one. So we
    // finish all transitions first.
    const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const one of running) one.finish();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
  }, options);
}

/** The least height of the screen, so that most pages need one resize. */
const tallScreen = 3_000;

/**
 * The same check on a screen as tall as the page, where the fixed bottom menu covers nothing. Otherwise axe reports a
 * half-covered link as too small.
 */
export async function accessibilityViolationsOfWhole(page: Page, options: Checked = {}): Promise<string[]> {
  const usual = page.viewportSize();
  if (usual) await resizeToWhole(page, undefined, tallScreen);
  const violations = await accessibilityViolations(page, options);
  if (usual) await resize(page, usual);
  return violations;
}

/**
 * All rules in the light theme, and the rules of colours in the dark theme, because no other rule depends on the theme.
 * The page has the light theme afterwards.
 */
export async function accessibilityViolationsInBothThemes(page: Page): Promise<string[]> {
  const usual = page.viewportSize();
  if (usual) await resizeToWhole(page, undefined, tallScreen);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const violations = await accessibilityViolations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const violation of await accessibilityViolations(page, { only: 'colors' }))
    violations.push(`dark: ${violation}`);
  await page.emulateMedia({ colorScheme: 'light' });
  if (usual) await resize(page, usual);
  return violations;
}
