import { CatalogueBuilder, withDatabase } from '@tianguis/testkit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createCategoryRepository } from './repository.ts';
import { createCategoryService } from './service.ts';

const { db } = await withDatabase();
const ttlMs = 1000;
const counts = { countByCategory: async () => [] };
let clock = 0;
let reads = 0;
let broken = false;

/** A real repository that counts its queries. While `broken` is true, it queries a missing table. */
function countedService() {
  const real = createCategoryRepository(db);
  const lost = createCategoryRepository(db.withSchema('nowhere'));
  const all = () => {
    reads += 1;
    return broken ? lost.all() : real.all();
  };
  return createCategoryService({ all }, counts, { ttlMs, now: () => clock });
}

beforeAll(() => new CatalogueBuilder(db).categories([{ id: 1, children: [{ id: 11 }] }]));
beforeEach(() => {
  clock = 0;
  reads = 0;
  broken = false;
});

test('AP-22 concurrent callers share one query, and later ones need none', async () => {
  const service = countedService();
  const [one, other] = await Promise.all([service.tree(), service.tree()]);
  clock = ttlMs - 1;
  expect(await service.tree()).toBe(one);
  expect(other).toBe(one);
  expect(reads).toBe(1);
});

test('AP-22 a stale tree is served while a new one is read', async () => {
  const service = countedService();
  const old = await service.tree();
  clock = ttlMs;
  expect(await Promise.all([service.tree(), service.tree()])).toEqual([old, old]);
  expect(reads).toBe(2);
  await expect.poll(() => service.tree()).not.toBe(old);
  expect(reads).toBe(2);
});

test('AP-22 an expired tree is not served: the caller waits for a new one, and gets its error', async () => {
  const service = countedService();
  const old = await service.tree();
  broken = true;
  clock = ttlMs * 5;
  expect(await service.tree()).toBe(old);
  clock = ttlMs * 10;
  await expect(service.tree()).rejects.toThrow(/nowhere/);
  broken = false;
  expect(await service.tree()).not.toBe(old);
});

test('a category has its level and breadcrumb; an unknown one fails with its code', async () => {
  const service = countedService();
  expect(await service.get(11)).toMatchObject({ level: 2, breadcrumb: [{ id: 1 }, { id: 11 }] });
  await expect(service.get(12)).rejects.toMatchObject({ code: 'CATEGORY_NOT_FOUND' });
  expect(await service.find(12)).toBeUndefined();
});

test('the next caller sees changed counts, even while the old tree is being read', async () => {
  let notify = (_tags: readonly string[] | undefined) => {};
  const real = createCategoryRepository(db);
  const waiting: (() => void)[] = [];
  const all = async () => {
    const rows = await real.all();
    await new Promise<void>((done) => waiting.push(done));
    return rows;
  };
  const changes = {
    on: (listener: typeof notify) => {
      notify = listener;
    },
  };
  const service = createCategoryService({ all }, counts, { changes, ttlMs });
  const before = service.tree();
  await expect.poll(() => waiting).toHaveLength(1);
  notify(['counts']);
  const after = service.tree();
  await expect.poll(() => waiting).toHaveLength(2);
  for (const go of waiting) go();
  const current = await after;
  expect(await before).not.toBe(current);
  notify(['product:7', 'stores']);
  expect(await service.tree()).toBe(current);
  notify(undefined);
  const next = service.tree();
  await expect.poll(() => waiting).toHaveLength(3);
  waiting[2]?.();
  expect(await next).not.toBe(current);
});
