import { afterEach, expect, test, vi } from 'vitest';
import { changeItem, readItem, restoreItem, storedItems, writeItem } from './stored-item.ts';

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

test('ST-03, issue 37 B7: a deleted list is restored, but not over a list that another tab has stored since', () => {
  const items = new Map([['vistos', '[1]']]);
  const localStorage = {
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => void items.set(name, text),
    removeItem: (name: string) => void items.delete(name),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('window', new EventTarget());
  writeItem(storedItems.seen, null);
  restoreItem(storedItems.seen, '[1]');
  expect(readItem(storedItems.seen)).toBe('[1]');
  writeItem(storedItems.seen, null);
  items.set('vistos', '[9]');
  restoreItem(storedItems.seen, '[1]');
  expect(readItem(storedItems.seen)).toBe('[9]');
});
