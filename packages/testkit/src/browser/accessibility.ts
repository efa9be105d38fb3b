import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { resize } from './layout.ts';

/** Less than half of the default, which browsers would have to read for each document. */
const script = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Axe rules that depend on colours. */
const ofColors = ['color-contrast', 'link-in-text-block'];

interface Checked {
  /** Disables rules that a page breaks on purpose. */
  except?: readonly string[];
  /** Checks only the colours of a page again, in its other theme. */
  only?: 'colors';
}

/** Runs axe with WCAG 2.2 AA and best practices. Gives a line for each violation: rule, element, reason. */
export async function accessibilityViolations(page: Page, { except = [], only }: Checked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(script);
  const options: axe.RunOptions = {
    // Details of passed rules take a fifth of the time.
    resultTypes: ['violations'],
    runOnly: only
      ? { type: 'rule', values: ofColors }
      : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: {
      // Disabled by default, although it is tagged WCAG 2.2 AA.
      ...(only ? {} : { 'target-size': { enabled: true } }),
      ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    },
  };
  return page.evaluate(async (chosen) => {
    // In the middle of a transition, which a change of theme starts, a colour is neither the former nor the latter.
    const transitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let running = transitions(); running.length > 0; running = transitions())
      for (const one of running) one.finish();
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, chosen);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
    );
  }, options);
}

/**
 * The same on a screen so tall that the bottom menu, which is fixed, covers nothing of the page: axe takes a link that
 * happens to lie half below it for one that is too small.
 */
export async function accessibilityViolationsOfWhole(page: Page, options: Checked = {}): Promise<string[]> {
  const usual = page.viewportSize();
  if (usual) await resize(page, { ...usual, height: 3_000 });
  const violations = await accessibilityViolations(page, options);
  if (usual) await resize(page, usual);
  return violations;
}
