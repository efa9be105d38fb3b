import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { actionsIn, type Letter, renderLetter } from './letter.ts';

const shop = { name: 'Tianguis', origin: 'https://shop.example' };
const letter: Letter = {
  subject: 'Tu código',
  preview: 'Vence en diez minutos.',
  title: 'Tu código para entrar',
  parts: [
    { kind: 'text', text: 'Hola, María:' },
    { kind: 'code', code: '042917' },
    { kind: 'button', label: 'Ir a mi cuenta', href: 'https://shop.example/mi-cuenta/?a=1&b=2' },
    { kind: 'list', items: ['Tus pedidos', 'Tus favoritos'] },
    { kind: 'note', text: 'Si no fuiste tú, ignora este correo.' },
  ],
  reason: 'Recibes este correo porque alguien pidió entrar.',
};

test('a letter says the same as HTML and as text', () => {
  const { html, text } = renderLetter(letter, shop);
  const said = ['Tu código para entrar', 'Hola, María:', '042917', 'Tus pedidos', 'Tus favoritos', letter.reason];
  for (const words of [...said, 'Si no fuiste tú, ignora este correo.']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain('Ir a mi cuenta:\nhttps://shop.example/mi-cuenta/?a=1&b=2');
  expect(html).toContain('href="https://shop.example/mi-cuenta/?a=1&amp;b=2"');
  expect(html).toContain('lang="es-MX"');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(text).not.toMatch(/[<>]/);
});

test('RT-18 a mail leads to itself in the browser, at its top', () => {
  const address = 'https://shop.example/verCorreoCompleto?token=a.1.b';
  const { html, text } = renderLetter(letter, shop, address);
  expect(text).toMatch(
    /^¿No ves bien este correo\? Ábrelo en tu navegador:\nhttps:\S+\?token=a\.1\.b\n\nTu código para/,
  );
  const [top = ''] = html.split('class="brand"');
  expect(top).toMatch(
    /¿No ves bien este correo\? <a [^>]*href="https:[^"]+\?token=a\.1\.b"[^>]*>Ábrelo en tu navegador<\/a>/,
  );
  // Mail programs show the first words of a mail beside its subject.
  expect(top.indexOf(letter.preview)).toBeLessThan(top.indexOf('¿No ves'));
  const without = renderLetter(letter, shop);
  expect(without.html + without.text).not.toContain('navegador');
  expect(() => renderLetter(letter, shop, 'https://evil.example/verCorreoCompleto?token=x')).toThrow('may not lead to');
});

test('it is valid HTML, but for the attributes that mail programs need', async () => {
  const { html } = renderLetter(letter, shop, 'https://shop.example/verCorreoCompleto?token=x&y=z');
  const rules = {
    'no-inline-style': 'off',
    'no-deprecated-attr': 'off',
    'no-style-tag': 'off',
    'presentation-role-style': 'off',
  } as const;
  const checker = new HtmlValidate({ extends: ['html-validate:recommended'], rules });
  const { results } = await checker.validateString(html);
  expect(results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([]);
});

test('what customers wrote is text, and never markup', () => {
  const hostile = '<img src=x onerror="alert(1)">&"\'';
  const parts: Letter['parts'] = [
    { kind: 'text', text: hostile },
    { kind: 'list', items: [hostile] },
    { kind: 'note', text: hostile },
    { kind: 'code', code: hostile },
    { kind: 'button', label: hostile, href: 'https://shop.example/"><img>' },
  ];
  const { html } = renderLetter(
    { ...letter, subject: hostile, preview: hostile, title: hostile, reason: hostile, parts },
    shop,
  );
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&amp;&quot;&#39;/g)).toHaveLength(9);
});

test.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'http://shop.example/',
  'javascript:alert(1)',
])('no button leads out of the shop: %s', (href) => {
  const parts: Letter['parts'] = [{ kind: 'button', label: 'Entrar', href }];
  expect(() => renderLetter({ ...letter, parts }, shop)).toThrow('may not lead to');
});

test('issue 37 A8 the codes and links of a mail are found in its text', () => {
  const { text } = renderLetter(letter, shop);
  expect(actionsIn(text)).toEqual(['042917', 'https://shop.example/mi-cuenta/?a=1&b=2']);
  expect(actionsIn(renderLetter({ ...letter, parts: [{ kind: 'text', text: 'Hola 042917' }] }, shop).text)).toEqual([]);
});
