import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const check = join(root, 'tools/boundaries/check.mjs');

/** For each rule: a file and an import that the rule forbids, as paths of a temporary project. */
const faults: readonly [rule: string, from: string, to: string][] = [
  ['apps-are-islands', 'apps/api/src/a.ts', 'apps/storefront/src/shared/b.ts'],
  ['server-uses-public-entries', 'apps/server/src/main.ts', 'apps/api/src/modules/carts/service.ts'],
  ['server-uses-public-entries', 'apps/server/src/shop.ts', 'apps/acquirer/src/start.ts'],
  ['acquirer-on-domain-only', 'apps/acquirer/src/a.ts', 'packages/payments/src/a.ts'],
  ['page-cache-below-storefront', 'apps/server/src/page-cache/a.ts', 'apps/server/src/storefront/a.ts'],
  ['http-at-the-bottom', 'apps/server/src/http/a.ts', 'apps/server/src/page-cache/b.ts'],
  ['packages-below-apps', 'packages/contract/src/a.ts', 'apps/api/src/a.ts'],
  ['domain-is-pure', 'packages/domain/src/a.ts', 'packages/contract/src/b.ts'],
  ['contract-on-domain-only', 'packages/contract/src/c.ts', 'packages/database/src/a.ts'],
  ['feed-on-domain-only', 'packages/feed/src/a.ts', 'packages/database/src/a.ts'],
  ['invoice-on-domain-only', 'packages/invoice/src/a.ts', 'packages/database/src/a.ts'],
  ['ui-knows-no-commerce', 'packages/ui/src/a.tsx', 'packages/domain/src/b.ts'],
  ['config-on-domain-only', 'config/a.ts', 'packages/contract/src/b.ts'],
  ['testkit-is-for-tests', 'packages/demo/src/a.ts', 'packages/testkit/src/a.ts'],
  ['nobody-imports-routes', 'apps/storefront/src/features/cart/a.ts', 'apps/storefront/src/routes/shop/home.tsx'],
  ['features-are-islands', 'apps/storefront/src/features/cart/b.ts', 'apps/storefront/src/features/orders/a.ts'],
  ['commerce-below-features', 'apps/storefront/src/commerce/a.ts', 'apps/storefront/src/features/orders/a.ts'],
  ['shared-at-the-bottom', 'apps/storefront/src/shared/frame/a.ts', 'apps/storefront/src/commerce/b.ts'],
  ['frame-knows-no-commerce', 'apps/storefront/src/shared/frame/b.ts', 'packages/domain/src/c.ts'],
  ['the-app-fills-the-frame', 'apps/storefront/src/features/cart/e.ts', 'apps/storefront/src/shared/frame/header.tsx'],
  [
    'server-files-stay-on-server',
    'apps/storefront/src/features/cart/c.tsx',
    'apps/storefront/src/features/cart/data.server.ts',
  ],
  ['one-door-to-the-api', 'apps/storefront/src/features/cart/d.ts', 'packages/contract/src/client/index.ts'],
  ['one-copy-of-each-thing', 'apps/storefront/src/shared/c.ts', 'packages/database/src/a.ts'],
  ['plugins-below-modules', 'apps/api/src/plugins/a.ts', 'apps/api/src/modules/carts/service.ts'],
  ['modules-meet-at-service', 'apps/api/src/modules/orders/service.ts', 'apps/api/src/modules/carts/prices.ts'],
  [
    'subjects-of-accounts-have-an-order',
    'apps/api/src/modules/accounts/sessions/a.ts',
    'apps/api/src/modules/accounts/sign-in/a.ts',
  ],
  [
    'subjects-of-accounts-have-an-order',
    'apps/api/src/modules/accounts/privacy/a.ts',
    'apps/api/src/modules/accounts/accounts.ts',
  ],
  [
    'subjects-of-accounts-have-an-order',
    'apps/api/src/modules/accounts/new-subject/a.ts',
    'apps/api/src/modules/accounts/sessions/b.ts',
  ],
  // Tests of other modules may use only those test helpers of accounts that sign customers in.
  [
    'modules-meet-at-service',
    'apps/api/src/modules/orders/orders.test.ts',
    'apps/api/src/modules/accounts/testing/test-passkey.ts',
  ],
  ['routes-go-through-service', 'apps/api/src/modules/carts/routes.ts', 'apps/api/src/modules/carts/repository.ts'],
  ['only-repositories-touch-the-database', 'apps/api/src/modules/carts/prices.ts', 'packages/database/src/a.ts'],
];

let house: string;

function write(file: string, text: string): void {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** A file that imports another file by its relative path, and exports something, so that it is a module. */
function importing(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1);
  return `import '${up}${to}';\nexport const one = 1;\n`;
}

function run(): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    execFile(process.execPath, [check], { cwd: house }, (error, stdout, stderr) =>
      done({ code: error ? 1 : 0, output: stdout + stderr }),
    );
  });
}

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.json']) copyFileSync(join(root, file), join(house, file));
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
});

afterEach(() => rmSync(house, { recursive: true, force: true }));

describe('boundaries', () => {
  it('fails if it reads no modules, instead of reporting no violations', async () => {
    for (const folder of ['apps', 'packages', 'config']) mkdirSync(join(house, folder), { recursive: true });
    write('e2e/elsewhere.ts', 'export const one = 1;\n');
    const { code, output } = await run();
    expect(output).toContain('the boundaries were not checked');
    expect(code).toBe(1);
  });

  it('passes a project without violations', async () => {
    for (const [, from, to] of faults) for (const file of [from, to]) write(file, 'export const one = 1;\n');
    write(
      'apps/api/src/modules/carts/service.ts',
      importing('apps/api/src/modules/carts/service.ts', 'apps/api/src/modules/carts/prices.ts'),
    );
    const { code, output } = await run();
    expect(output).toMatch(/^0 boundary violations in \d+ modules/);
    expect(code).toBe(0);
  });

  it('reports every planted violation with its rule', async () => {
    for (const [, , to] of faults) write(to, 'export const one = 1;\n');
    for (const [, from, to] of faults) write(from, importing(from, to));
    write('packages/testkit/src/x.ts', importing('packages/testkit/src/x.ts', 'packages/testkit/src/y.ts'));
    write('packages/testkit/src/y.ts', importing('packages/testkit/src/y.ts', 'packages/testkit/src/x.ts'));
    const { code, output } = await run();
    for (const [rule, from, to] of faults) expect(output, rule).toContain(`error ${rule}: ${from} → ${to}`);
    expect(output).toContain('error no-circular: packages/testkit/src/');
    expect(code).toBe(1);
  });

  it('has a planted violation for every rule', async () => {
    const { default: config } = await import(join(root, '.dependency-cruiser.cjs'));
    const rules: string[] = config.forbidden.map((rule: { name: string }) => rule.name);
    expect(new Set([...faults.map(([rule]) => rule), 'no-circular'])).toEqual(new Set(rules));
  });
});
