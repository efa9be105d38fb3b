import { expect, test } from 'vitest';
import { deferScripts } from '../react-router/late-scripts.ts';
import { fromWhen } from './copy.ts';
import { filesOf, noteScript, noteStyle, policyWithNote, titleOf, withNote, withoutScripts } from './copy-html.ts';

const rendered =
  '<!DOCTYPE html><html><head><script>theme()</script><title>Licuadora &amp; más | Tianguis</title>' +
  '<link rel="preload" href="/assets/letra-1234abcd.woff2"/><link rel="modulepreload" href="/assets/a.js"/>' +
  '<link rel="stylesheet" href="/assets/root-1234abcd.css"/></head>' +
  '<body class="a"><a href="#contenido" class="b">Ir al contenido</a><main>Ñ <template><p>plantilla</p></template></main>' +
  '<script type="module" async="">import "/assets/a.js";</script></body></html>';
const page = deferScripts(Buffer.from(rendered), 'data("</tem")', true).page.toString();

test('PW-02 a copy has no scripts of its build, and all else of its page', () => {
  expect(page).toContain('serviceWorker');
  const copy = withoutScripts(page);
  expect(copy).not.toMatch(/serviceWorker|keepPress|type="module"|data\(/);
  expect(copy).toContain('<main>Ñ <template><p>plantilla</p></template></main></body></html>');
  expect(copy).toContain('<script>theme()</script>');
  expect(withoutScripts('<p>without scripts</p>')).toBe('<p>without scripts</p>');
});

test('the title of a page, and the files that its copy needs', () => {
  expect(titleOf(page)).toBe('Licuadora &amp; más');
  expect(titleOf('<title>Tianguis: el mercado</title>')).toBe('Tianguis: el mercado');
  expect(filesOf(page)).toEqual(['/assets/letra-1234abcd.woff2', '/assets/root-1234abcd.css']);
  expect([titleOf('<p>no</p>'), filesOf('<p>no</p>')]).toEqual(['', []]);
});

test('PW-02 the note stands after the link to the content, and says why and from when', () => {
  const copy = withNote(page, 'offline', 'de hoy a las 10:32 a.m.');
  expect(copy).toMatch(/Ir al contenido<\/a><aside id="copia-guardada" aria-label="Copia guardada">/);
  expect(copy).toContain('<b>Sin conexión:</b> esta página es de hoy a las 10:32 a.m.');
  expect(withNote('<body><main>', 'slow', 'de hoy')).toMatch(/^<body><aside .*Tu conexión va lenta:.*<\/aside><main>$/);
});

test('PW-02 the policy of a copy allows the style and the script of the note, and nothing more', () => {
  const policy = "default-src 'self'; script-src 'self' 'sha256-T'; style-src 'self'; img-src 'self' data:";
  expect(policyWithNote(policy, 'sha256-A', 'sha256-B')).toBe(
    "default-src 'self'; script-src 'self' 'sha256-B' 'sha256-T'; style-src 'self' 'sha256-A'; img-src 'self' data:",
  );
  for (const text of [noteStyle, noteScript]) expect(text).not.toContain('<');
});

const now = Date.parse('2026-11-30T16:00:00Z');
test.each([
  ['2026-11-30T15:32:00Z', 'de hoy a las 9:32 a.m.'],
  ['2026-11-30T19:05:00Z', 'de hoy a la 1:05 p.m.'],
  ['2026-11-30T05:59:00Z', 'de ayer a las 11:59 p.m.'],
  ['2026-11-28T15:00:00Z', 'del 28 de noviembre a las 9:00 a.m.'],
])('a copy of %s is %s', (moment, text) => expect(fromWhen(Date.parse(moment), now).replaceAll(/\s/g, ' ')).toBe(text));
