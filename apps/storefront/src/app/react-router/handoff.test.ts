import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handoffScript, readAll } from './handoff.ts';

/** Runs the scripts of a page, and returns the data that they pass to the client's stream. */
function run(page: string): string[] {
  const received: string[] = [];
  const streamController = { enqueue: (text: string) => received.push(text), close: () => received.push('(closed)') };
  for (const [, script = ''] of page.matchAll(/<script>(.*?)<\/script>/gs))
    runInNewContext(script, { window: { __reactRouterContext: { streamController } } });
  return received;
}

test('the client receives any data unchanged, and data cannot break the page', () => {
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

test('data are read whole from any number of chunks, also if a chunk ends inside a character', async () => {
  const bytes = Buffer.from('ñandú €😀');
  const pieces = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  expect(await readAll(pieces)).toBe('ñandú €😀');
});
