/** AP-22: the URL of the menu's tree. */
import { expect, test } from '../client/test.ts';

test('AP-22 an address with no version, or an invented one, returns the tree and is never cached', async ({
  request,
}) => {
  for (const query of ['', '?v=', '?v=x', `?v=${'a'.repeat(600)}`]) {
    const reply = await request.get(`/resources/departamentos${query}`);
    expect(reply.status(), query).toBe(200);
    expect(reply.headers()['cache-control'], query).toContain('no-store');
    expect(((await reply.json()) as unknown[]).length).toBeGreaterThan(10);
  }
});

test('AP-22 ST-12 the tree of the menu contains names, ids and children, and nothing that a sale changes', async ({
  request,
}) => {
  const reply = await request.get('/resources/departamentos');
  const fields = new Set<string>();
  const walk = (nodes: Record<string, unknown>[]) => {
    for (const node of nodes) {
      for (const field of Object.keys(node)) fields.add(field);
      walk(node.children as Record<string, unknown>[]);
    }
  };
  walk((await reply.json()) as Record<string, unknown>[]);
  expect([...fields].sort()).toEqual(['children', 'icon', 'id', 'name']);
});
