import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handoffScript, readAll } from './handoff.ts';

/** What the client's stream is told by the scripts of a page. */
function run(page: string): string[] {
  const told: string[] = [];
  const streamController = { enqueue: (text: string) => told.push(text), close: () => told.push('(closed)') };
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return told;
}

test('whatever the data say, the client is told exactly that, and the page cannot be broken by it', () => {
  const hostile = fc.constantFrom(
    '</script><script>alert(1)</script>',
    '<!--',
    '\u2028\u2029',
    '"\\\n',
    '&lt;',
    ']]>',
    'ñ€😀',
  );
  const texts = fc.array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 6 });
  fc.assert(
    fc.property(texts, (parts) => {
      const data = parts.join('');
      const page = `<script>${handoffScript(data)}</script>`;
      expect(page.match(/<\/?script/g)).toHaveLength(2);
      expect(page.endsWith('</script>')).toBe(true);
      expect(run(page)).toEqual([data, '(closed)']);
    }),
  );
});

test('data come whole from however many pieces, letters cut in two included', async () => {
  const bytes = Buffer.from('ñandú €😀');
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readAll(pieces)).toBe('ñandú €😀');
});
