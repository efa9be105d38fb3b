import { expect, test } from 'vitest';
import { newMark, takeMark } from './own-scripts.server.ts';

const mark = newMark();
const own = (text: string, more = '') => `<script nonce="${mark}"${more}>${text}</script>`;

test('issue 13 A7: only the scripts with the mark are the app’s, whatever was injected into the page', () => {
  const planted = [
    '<script>planted()</script>',
    '<script nonce="">planted()</script>',
    `<script nonce="${newMark()}">planted()</script>`,
    '<p title="<script>planted()</script>">',
    '<!-- <script>planted()</script> -->',
    '<SCRIPT>planted()</SCRIPT>',
    '<script type="module">planted()</script>',
  ];
  const page = (written: (text: string, more?: string) => string) =>
    `<head>${written('theme()')}</head><body>${planted.join('')}${written('import "/a.js"', ' type="module" async=""')}</body>`;
  expect(takeMark(page(own), mark)).toEqual({
    document: page((text, more = '') => `<script${more}>${text}</script>`),
    scripts: ['theme()', 'import "/a.js"'],
  });
});

test('a script with a `src` is not an inline script, and links lose the mark too', () => {
  const { document, scripts } = takeMark(
    `<link rel="modulepreload" href="/a.js" nonce="${mark}"/><script nonce="${mark}" src="/a.js"></script>`,
    mark,
  );
  expect(document).toBe('<link rel="modulepreload" href="/a.js"/><script src="/a.js"></script>');
  expect(scripts).toEqual([]);
});

test('no two renderings have the same mark', () => {
  expect(new Set(Array.from({ length: 1000 }, newMark)).size).toBe(1000);
  expect(mark).toMatch(/^[\w-]{22}$/);
});
