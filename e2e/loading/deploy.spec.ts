/**
 * A deploy while a tab is open: the tab continues with the scripts of its build after a newer build has replaced it. If
 * its scripts are gone, the page that the shopper navigates to is loaded as a document, once.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { findRunning } from '@tianguis/database/embedded';
import { expect, test } from '@tianguis/testkit/browser';
import { withShopDatabase } from '../support/shop/database.ts';
import { origin as mainOrigin } from '../support/shop/operator.ts';

test.describe.configure({ mode: 'serial' });

const first = resolve('apps/storefront');
/**
 * The second build has a folder at the same depth as the first, since the style sheet refers to folders beside it. Each
 * worker has its own.
 */
const second = resolve('tmp', `storefront-${process.env.TEST_WORKER_INDEX}`);
/** Every device loads the same scripts, so one device is enough. */
const onDesktop = { tag: '@desktop' };
const dataDir = mkdtempSync(join(tmpdir(), 'deploy-'));
const port = Number(new URL(mainOrigin).port) + 1;
const origin = `http://localhost:${port}`;
const running: ChildProcess[] = [];

/** Builds the same storefront with another text on every page. */
test.beforeAll(() => {
  rmSync(second, { recursive: true, force: true });
  cpSync(first, second, { recursive: true, filter: (path) => !/[\\/](build|\.react-router|node_modules)$/.test(path) });
  const copy = join(second, 'src/shared/frame/copy.ts');
  writeFileSync(copy, readFileSync(copy, 'utf8').replace("'Ir al contenido'", "'Ir a lo importante'"));
  const { status, stderr } = spawnSync(process.execPath, [resolve('node_modules/@react-router/dev/bin.cjs'), 'build'], {
    cwd: second,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(status, stderr).toBe(0);
});

test.afterEach(() => Promise.all(running.splice(0).map(stop)));

test.afterAll(() => {
  rmSync(second, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a web process of a build on the port of this test. The promise resolves when the process listens. */
async function serve(storefront: string): Promise<ChildProcess> {
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
  running.push(child);
  for await (const text of child.stdout.iterator({ destroyOnReturn: false }))
    if (/Web process open/.test(String(text))) break;
  expect(child.exitCode).toBeNull();
  child.stdout.resume();
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
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
    const old = await serve(first);
    await openTab(page);
    const documents = documentsOf(page);
    await stop(old);
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
  await stop(await serve(second));
  await serve(first);
  const html = await (await fetch(`${origin}/ajustes`)).text();
  expect(html).toContain('Ir al contenido');
  const script = await withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ path: string }>(
      `select path from storefront_files where path like '/assets/shop-%'`,
    );
    return rows.map(({ path }) => path).filter((path) => !html.includes(path))[0];
  });
  const response = await fetch(`${origin}${script}`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(await response.text()).toContain('Ir a lo importante');
});

test(
  'if the scripts of its build are gone, the target page is loaded as a document, once',
  onDesktop,
  async ({ page, problems }) => {
    problems.expect(/Failed to load resource|404/);
    const old = await serve(first);
    await openTab(page);
    await typeSearch(page);
    const documents = documentsOf(page);
    await stop(old);
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
  await serve(first);
  await openTab(page);
  await typeSearch(page);
  const documents = documentsOf(page);
  await page.route(/\/assets\/(results|product|category|store)-/, (route) => route.abort());
  await chooseFirst(page);
  await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  expect(documents).toEqual([new URL(page.url()).pathname]);
});
