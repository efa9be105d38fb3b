/**
 * A deploy while a tab is open: the tab continues with the scripts of its build after a newer build has replaced it. If
 * its scripts are gone, the page that the shopper navigates to is loaded as a document, once.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { findRunning } from '@tianguis/database/embedded';
import { expect, test } from '@tianguis/testkit/browser';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin as mainOrigin } from '../support/shop/operator.ts';

test.describe.configure({ mode: 'serial' });

const first = resolve('apps/storefront');
/** The second build has a folder at the same depth as the first. Each worker has its own. */
const second = resolve('tmp', `storefront-${process.env.TEST_WORKER_INDEX}`);
/** Every device loads the same scripts, so one device is enough. */
const onDesktop = { tag: '@desktop' };
const dataDir = mkdtempSync(join(tmpdir(), 'deploy-'));
/** The demo acquirer of the main shop has the next port. */
const port = Number(new URL(mainOrigin).port) + 2;
const origin = `http://localhost:${port}`;
let running: { storefront: string; child: ChildProcess } | undefined;

/**
 * Makes the second build from the files of the first, because a real build takes seconds. Every script has another
 * name, as if its content had changed, and every page has another text.
 */
test.beforeAll(() => {
  rmSync(second, { recursive: true, force: true });
  cpSync(join(first, 'build'), join(second, 'build'), { recursive: true });
  const isText = (path: string) => /\.(js|css)$/.test(path);
  const files = readdirSync(join(second, 'build'), { recursive: true, encoding: 'utf8' });
  const scripts = new Map(
    files
      .filter((path) => /^client[\\/]assets[\\/].*-[\w-]{8}\.js$/.test(path))
      .map((path) => [basename(path), basename(path).replace(/-[\w-]{8}\.js$/, otherHash)]),
  );
  for (const path of files.map((file) => join(second, 'build', file))) {
    // The compressed form would contain the names of the first build.
    if (/\.(js|css)\.br$/.test(path)) rmSync(path);
    if (!isText(path)) continue;
    const text = readFileSync(path, 'utf8')
      .replace(/[\w.-]+-[\w-]{8}\.js\b/g, (name) => scripts.get(name) ?? name)
      .replaceAll('Ir al contenido', 'Ir a lo importante');
    writeFileSync(path, text);
    const name = scripts.get(basename(path));
    if (name !== undefined) renameSync(path, join(dirname(path), name));
  }
  expect(scripts.size).toBeGreaterThan(50);
});

const otherHash = (ending: string) => `-${ending.slice(1, 9).split('').reverse().join('').replaceAll('-', '_')}.js`;

test.afterAll(async () => {
  await stop();
  rmSync(second, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Serves a build on the port of this test, by a web process of its own. A process that already serves this build
 * continues. Otherwise the promise resolves when a new process listens.
 */
async function serve(storefront: string): Promise<void> {
  if (running?.storefront === storefront) return;
  await stop();
  const child = spawn(process.execPath, ['apps/server/src/main.ts', 'web', '--storefront', storefront], {
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: await findRunning(process.env.E2E_DATA_DIR ?? 'data/e2e'),
      DATABASE_CONNECTIONS: '4',
      LOG_LEVEL: 'warn',
      METRICS_PORT: '',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = { storefront, child };
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }))
    if (/Web process open/.test(String(text))) break;
  expect(child.exitCode).toBeNull();
  child.stdout.resume();
}

/** Ends the web process. */
async function stop(): Promise<void> {
  const child = running?.child;
  running = undefined;
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Opens a page and makes the search box show suggestions. */
async function openTab(page: Page): Promise<void> {
  await page.goto(`${origin}/ajustes`);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  // Waits for requests after the first paint, which would fail between the two processes.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

async function typeSearch(page: Page): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('searchbox', { name: 'Buscar' })
    .or(page.getByRole('banner').getByRole('combobox', { name: 'Buscar' }))
    .pressSequentially('licua');
  await expect(page.getByRole('option').first()).toBeVisible();
}

async function chooseFirst(page: Page): Promise<void> {
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** URLs of the documents that the tab loads from now on. */
function documentsOf(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
}

test(
  'an open tab continues with the scripts of its build after a newer one replaced it',
  onDesktop,
  async ({ page }) => {
    await serve(first);
    await openTab(page);
    const documents = documentsOf(page);
    await serve(second);
    // Only now the tab requests the scripts of the suggestions and of the target page, which belong to the first build.
    await typeSearch(page);
    await chooseFirst(page);
    await expect(page).not.toHaveURL(`${origin}/ajustes`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    expect(documents).toEqual([]);
    await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Ir a lo importante' })).toBeAttached();
  },
);

test('a page of the new build has its scripts from a process of the old one', onDesktop, async () => {
  await serve(second);
  await serve(first);
  const html = await (await fetch(`${origin}/ajustes`)).text();
  expect(html).toContain('Ir al contenido');
  const scripts = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ path: string }>(
      `select path from storefront_files where path like '/assets/shop-%'`,
    );
    return rows.map(({ path }) => path).filter((path) => !html.includes(path));
  });
  const texts = await Promise.all(
    scripts.map(async (script) => {
      const response = await fetch(`${origin}${script}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      return response.text();
    }),
  );
  // Several files may have this name, and one of the new build has the text.
  expect(texts.some((text) => text.includes('Ir a lo importante'))).toBe(true);
});

test(
  'if the scripts of its build are gone, the target page is loaded as a document, once',
  onDesktop,
  async ({ page, problems }) => {
    problems.expect(/Failed to load resource|404/);
    await serve(first);
    await openTab(page);
    await typeSearch(page);
    const documents = documentsOf(page);
    await stop();
    await withShopDatabase(({ pool }) => pool.query('truncate storefront_builds, storefront_files'));
    await serve(second);
    await chooseFirst(page);
    await expect(page.getByRole('link', { name: 'Ir a lo importante' })).toBeAttached();
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    expect(await isSameDocument(page)).toBe(false);
    expect(documents).toEqual([new URL(page.url()).pathname]);
    expect(documents).not.toContain('/ajustes');
    await page.goBack();
    await expect(page).toHaveURL(`${origin}/ajustes`);
  },
);

test('if no scripts can be loaded at all, there is no reload loop', onDesktop, async ({ page, problems }) => {
  problems.expect(/Failed to load resource|ERR_FAILED|404/);
  await serve(second);
  await openTab(page);
  // Before the search: a suggestion in sight may load the scripts of its page.
  await page.route(/\/assets\/(results|product|category|store)-/, (route) => route.abort());
  await typeSearch(page);
  const documents = documentsOf(page);
  await chooseFirst(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([new URL(page.url()).pathname]);
});
