import { expect, test } from 'vitest';
import { deferScripts } from './late-scripts.ts';

const rendered = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body><h1>Ñandú €</h1>${body}</body></html>`;

test('module scripts, their preloads and the data move into a template; every other byte stays', () => {
  const script = '<script type="module" async="">import "/assets/a.js";</script>';
  const { page, scripts } = deferScripts(Buffer.from(rendered(`${script}<script>last("ñ")</script>`)), 'data("ñ")');
  const deferred = page.toString();
  const template =
    '<template><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
    `${script}<script>data("ñ")</script></template>`;
  expect(deferred).toContain(
    `<head><link rel="stylesheet" href="/a.css"/></head><body><h1>Ñandú €</h1>${template}<script>`,
  );
  const [, starter] = scripts;
  expect(scripts).toEqual(['data("ñ")', expect.stringContaining('keepPress')]);
  expect(deferred).toContain(`</template><script>${starter}</script>`);
  expect(deferred).toMatch(/<\/script><script>last\("ñ"\)<\/script><\/body><\/html>$/);
});

test('a page without module scripts stays as it is', () => {
  const page = rendered('<script>one()</script>');
  const { page: unchanged, scripts } = deferScripts(Buffer.from(page));
  expect([unchanged.toString(), scripts]).toEqual([page, []]);
});

test('data that no module script would read are an error', () => {
  expect(() => deferScripts(Buffer.from(rendered('')), 'data()')).toThrow('no module script');
});
