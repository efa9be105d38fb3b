import { type BrowserContext, test as base, type CDPSession, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Console errors, page errors and failed requests so far, except those that match {@link Problems.expect}. */
  problems: Problems;
}

class Problems {
  #seen: string[] = [];
  #expected: RegExp[] = [];

  add(problem: string): void {
    this.#seen.push(problem);
  }

  /** Declares problems that the test causes on purpose. */
  expect(pattern: RegExp): void {
    this.#expected.push(pattern);
  }

  get unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#expected.some((pattern) => pattern.test(problem)));
  }
}

/** Playwright's own warning. Tests block the service worker unless they test it. */
const blockedWorker = 'Service Worker registration blocked by Playwright';

function watch(page: Page, problems: Problems): void {
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && message.text() !== blockedWorker)
      problems.add(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', ({ message, stack = '' }) => {
    // The place of the error tells the shop's scripts from those of the test's tools.
    const place = /^\s+at .*$/m.exec(stack)?.[0].trim() ?? `on ${page.url()}`;
    problems.add(`page error: ${message} ${place}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.add(`${response.status()} ${new URL(response.url()).pathname}`);
  });
}

/**
 * Makes `page.goto` wait for hydration, because pages start their scripts some time after the first paint. Tests of the
 * time before hydration use `waitUntil: 'commit'`.
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
 * Records the DevTools sessions that a test opens. Playwright does not end these sessions when the next test reuses the
 * page, so their settings would stay, for example virtual authenticators and font sizes.
 * @returns a function that ends the sessions
 */
function watchDevtools(context: BrowserContext): () => Promise<void> {
  const sessions: CDPSession[] = [];
  const open = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await open(target);
    sessions.push(session);
    return session;
  };
  return async () => {
    // A session that the test ended, or whose page was closed, cannot be ended again.
    for (const session of sessions) await session.detach().catch(() => undefined);
  };
}

/**
 * Notes whether a test pauses the clock of the page. Playwright resumes a paused clock when the next test reuses the
 * page, but does not wait for that. Its script may then stay in the next test, in whose pages the script fails.
 * @returns a function that resumes a paused clock
 */
function watchClock({ clock }: Page): () => Promise<void> {
  let isPaused = false;
  const [pauseAt, resume] = [clock.pauseAt.bind(clock), clock.resume.bind(clock)];
  clock.pauseAt = async (moment) => {
    isPaused = true;
    await pauseAt(moment);
  };
  clock.resume = async () => {
    await resume();
    isPaused = false;
  };
  return async () => {
    if (isPaused) await resume();
  };
}

/**
 * Playwright's `test`, in which console errors, page errors and failed requests fail the test. A test without the
 * fixture `page` opens no page, which saves half a second.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture depends on
  problems: async ({}, use) => {
    const problems = new Problems();
    await use(problems);
    base.expect(problems.unexpected, 'problems in the console').toEqual([]);
  },
  page: async ({ page, problems }, use) => {
    watch(page, problems);
    waitForScripts(page);
    const endDevtools = watchDevtools(page.context());
    const endClock = watchClock(page);
    await use(page);
    await endClock();
    await endDevtools();
  },
});
