import { afterEach, expect, test, vi } from 'vitest';
import { changeItem, storedItems } from './stored-item.ts';

afterEach(() => vi.unstubAllGlobals());

test('ST-03 tabs change a stored list in turn, each from the list as it is then', async () => {
  const items = new Map<string, string>();
  let turn: Promise<unknown> = Promise.resolve();
  const locks = { request: (_: string, work: () => unknown) => (turn = turn.then(work)) };
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
  };
  for (const [name, value] of Object.entries({ localStorage, navigator: { locks }, window: new EventTarget() }))
    vi.stubGlobal(name, value);
  const add = (id: number) => changeItem(storedItems.seen, (text) => JSON.stringify([id, ...JSON.parse(text ?? '[]')]));
  // A tab has the lock and has not yet written.
  const isFree = Promise.withResolvers<void>();
  void locks.request('vistos', () => isFree.promise);
  const changes = [add(1), add(2)];
  items.set('vistos', '[9]');
  isFree.resolve();
  await Promise.all(changes);
  expect(items.get('vistos')).toBe('[2,1,9]');
});
