import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Axe rules that depend on colours. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe with WCAG 2.2 AA and best practices. Gives a line for each violation: rule, element, reason. `except`
 * disables rules that a page breaks on purpose. `only: 'colors'` checks only the colours of a page again, in its other
 * theme.
 */
export async function accessibilityViolations(
  page: Page,
  { except = [], only }: { except?: readonly string[]; only?: 'colors' } = {},
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Legacy mode runs in the page itself; the default opens a second page to merge results of cross-origin frames.
    .setLegacyMode()
    .options({
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
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}

/**
 * The same on a screen so tall that the bottom menu, which is fixed, covers nothing of the page: axe takes a link that
 * happens to lie half below it for one that is too small.
 */
export async function accessibilityViolationsOfWhole(
  page: Page,
  options: Parameters<typeof accessibilityViolations>[1] = {},
): Promise<string[]> {
  const usual = page.viewportSize();
  if (usual) await resized(page, { ...usual, height: 3_000 });
  const violations = await accessibilityViolations(page, options);
  if (usual) await resized(page, usual);
  return violations;
}

/** Gives the page a size and waits until it has drawn at it: the size is accepted before what is fixed has moved. */
async function resized(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((height) => window.innerHeight === height, size.height);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
