import { expect, test } from 'vitest';
import { holdScripts } from './late-scripts.ts';

const rendered = (body: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="modulepreload" href="/assets/b.js"/></head><body><h1>Ñandú €</h1>${body}</body></html>`;

test('module scripts, their preloads and the data wait in a template, all else stays as it was, byte for byte', () => {
  const script = '<script type="module" async="">import "/assets/a.js";</script>';
  const { page, scripts } = holdScripts(Buffer.from(rendered(`${script}<script>last("ñ")</script>`)), 'data("ñ")');
  const held = page.toString();
  const template =
    '<template><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>' +
    `${script}<script>data("ñ")</script></template>`;
  expect(held).toContain(
    `<head><link rel="stylesheet" href="/a.css"/></head><body><h1>Ñandú €</h1>${template}<script>`,
  );
  const [, starter] = scripts;
  expect(scripts).toEqual(['data("ñ")', expect.stringContaining('keepPress')]);
  expect(held).toContain(`</template><script>${starter}</script>`);
  expect(held).toMatch(/<\/script><script>last\("ñ"\)<\/script><\/body><\/html>$/);
});

test('a page without module scripts is left alone', () => {
  const page = rendered('<script>one()</script>');
  const { page: left, scripts } = holdScripts(Buffer.from(page));
  expect([left.toString(), scripts]).toEqual([page, []]);
});

test('data that no module script would read are refused, instead of lost', () => {
  expect(() => holdScripts(Buffer.from(rendered('')), 'data()')).toThrow('no module script');
});
