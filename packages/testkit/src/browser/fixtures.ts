import { test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /**
   * Console errors, page errors and failed requests so far; what a test expects, it takes out with {@link
   * Problems.expect}.
   */
  problems: Problems;
}

class Problems {
  #seen: string[] = [];
  #expected: RegExp[] = [];

  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** This test brings such a problem about on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

function watch(page: Page, problems: Problems): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.add(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.add(`page error: ${error.message}`));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.add(`${response.status()} ${new URL(response.url()).pathname}`);
  });
}

/**
 * Pages start their scripts after the first paint, at a moment that depends on the machine. A test that goes to a page
 * means to use it: it waits until React answers. `waitUntil: 'commit'` is for those that look at the time before.
 */
function waitForScripts(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    const starts = options?.waitUntil !== 'commit' && (await page.evaluate(() => 'keepPress' in window));
    if (starts) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return response;
  };
}

/**
 * Playwright's test, whose page fails the test for whatever a shopper's console would show. A test that takes no page
 * opens none: that is half a second.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    base.expect(problems.unexpected, 'what the console showed').toEqual([]);
  },
  page: async ({ page, problems }, use) => {
    watch(page, problems);
    waitForScripts(page);
    await use(page);
  },
});
