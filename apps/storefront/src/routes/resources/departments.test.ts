import { expect, test } from 'vitest';
import { treeVersionOf } from '../../features/catalogue/menu/menu-tree.server.ts';
import { menuTreePath } from '../../features/catalogue/menu/menu-tree.ts';
import { type Replies, replies } from '../../shared/api/test-replies.ts';
import { loader } from './departments.tsx';

const leaf = { name: 'Bocinas', id: 211, slug: 'bocinas', products: 3, icon: '', children: [] };
const node = { name: 'Audio', id: 2, slug: 'audio', products: 3, icon: '/imagenes/ab12-160.webp', children: [leaf] };
const metadata = { version: 'v2' };
const answering = () =>
  replies((path) => (path.endsWith('/version') ? { data: metadata } : { data: [node], metadata }));

const ask = ({ context }: Replies, path: string) =>
  loader({ url: new URL(`http://localhost${path}`), context } as unknown as Parameters<typeof loader>[0]);

test('AP-22 a page contains the version of the tree; without one if the API fails, and its menu fetches all the same', async () => {
  const shop = answering();
  expect(await treeVersionOf(shop.api)).toBe('v2');
  expect(shop.asked).toEqual(['/categories/v1/category/tree/version']);
  expect(menuTreePath('v2')).toBe('/resources/departamentos?v=v2');
  expect(await treeVersionOf(replies(() => 503).api)).toBeUndefined();
  expect(menuTreePath(undefined)).toBe('/resources/departamentos');
});

test('AP-22 AP-12 the tree is immutable under its own version, and not cached under any other', async () => {
  const shop = answering();
  const fresh = await ask(shop, menuTreePath('v2'));
  expect(fresh.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(shop.asked).toEqual(['/categories/v1/category/tree']);
  const children = [{ name: 'Bocinas', id: 211, icon: '', children: [] }];
  const shown = [{ name: 'Audio', id: 2, icon: node.icon, children }];
  expect(await fresh.json()).toEqual(shown);
  for (const version of [undefined, 'v1', 'v3', '']) {
    const other = await ask(shop, menuTreePath(version));
    expect(other.headers.get('cache-control')).toBe('private, no-store');
    expect(await other.json()).toEqual(shown);
  }
});

test('AP-22 a tree that cannot be read is an error, never an empty menu', async () => {
  await expect(
    ask(
      replies(() => 500),
      '/resources/departamentos?v=v2',
    ),
  ).rejects.toMatchObject({ init: { status: 503 } });
});
