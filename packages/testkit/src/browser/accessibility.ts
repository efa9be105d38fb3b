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
