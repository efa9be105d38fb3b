import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeText, readLine, readParagraphs, slugOf } from './text.ts';

describe('issue 4.1 texts are plain text', () => {
  test.each([
    ['<b>TV</b> 32&quot; <script>alert(1)</script>LED', 'TV 32" LED'],
    ['Jack &amp; Jones', 'Jack & Jones'],
    ['<<b>script>alert(1)<</b>/script>', ''],
    ['menor que <5 y > 3', 'menor que <5 y > 3'],
    ['a\u0000b\u001Fc\td', 'a b c d'],
    ['<img src=x onerror=alert(1)>Olla', 'Olla'],
    ['&lt;b&gt;', '<b>'],
    ['Playera A&valueOf; x &toString;', 'Playera A&valueOf; x &toString;'],
    ['Olla \u202Egpj.exe\u2066 a\u200Fb&#x202E;', 'Olla gpj.exe ab'],
  ])('%j', (cell, line) => expect(readLine(cell)).toBe(line));

  test('paragraphs and list items of a description stay separate', () => {
    expect(readParagraphs('<p>Uno</p><p>Dos<br>tres</p><ul><li>a</li><li>b</li></ul>')).toBe(
      'Uno\n\nDos\ntres\n\n• a\n\n• b',
    );
    expect(readParagraphs('Uno \r\n\r\n\r\n Dos')).toBe('Uno\n\nDos');
    expect(readParagraphs('Uno\u202E dos')).toBe('Uno dos');
  });

  test('reading an escaped text gives the same text', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', '<', '>', 'b', '/', '&', 'amp;', 'lt;', ';', '#65;'),
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, (raw) => {
        const stored = readLine(raw);
        expect(readLine(escapeText(stored))).toBe(stored);
      }),
    );
  });

  test('unclosed tags take linear time', () => {
    const begin = performance.now();
    readParagraphs('<b '.repeat(20_000));
    readParagraphs('<script>'.repeat(8_000));
    readParagraphs('<'.repeat(60_000));
    expect(performance.now() - begin).toBeLessThan(1_000);
  });
});

test('issue 4.1 a slug has letters, digits and hyphens', () => {
  expect(slugOf('Niñas & niños: 50 % más')).toBe('ninas-ninos-50-mas');
  expect(slugOf('日本')).toBe('');
});
