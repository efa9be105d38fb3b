import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules of axe whose answer depends on colours. */
const ofColors = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds against WCAG 2.2 AA and its best practices, a line each: rule, where, why. Empty is good. `except`
 * names rules that a page of ours breaks on purpose. `only: 'colors'` is for a page that was looked at already and now
 * has its other theme.
 */
export async function accessibilityViolations(
  page: Page,
  { except = [], only }: { except?: readonly string[]; only?: 'colors' } = {},
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // In the page itself: the other way is for frames of other sites, and opens a page of its own to add up what they
    // say.
    .setLegacyMode()
    .options({
      // What passes is not told, so axe need not say where it stands: a fifth of its time.
      resultTypes: ['violations'],
      runOnly: only
        ? { type: 'rule', values: ofColors }
        : { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
      rules: {
        // Off unless asked for by name, though it has a tag of WCAG 2.2 AA.
        ...(only ? {} : { 'target-size': { enabled: true } }),
        ...Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
      },
    })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.failureSummary?.split('\n')[1]?.trim() ?? ''}`),
  );
}
