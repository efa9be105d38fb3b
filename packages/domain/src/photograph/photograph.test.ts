/** Tests of the types of photographs (AF-02). */
import { expect, test } from 'vitest';
import { photographTypeOf } from './index.ts';

const file = (text: string) => Uint8Array.from(`${text}\0\0\0\0\0\0\0\0`, (letter) => letter.charCodeAt(0));

test.each([
  ['\xff\xd8\xff\xe0', { taken: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { taken: 'png' }],
  ['RIFF\0\0\0\0WEBPVP8 ', { taken: 'webp' }],
  ['RIFF\0\0\0\0WAVE', { refused: undefined }],
  ['\0\0\0\x18ftypheic', { refused: 'HEIC' }],
  ['\0\0\0\x18ftypmif1', { refused: 'HEIC' }],
  ['\0\0\0\x1cftypavif', { refused: 'AVIF' }],
  ['\0\0\0\x1cftypisom', { refused: 'de video' }],
  ['GIF89a', { refused: 'GIF' }],
  ['%PDF-1.7', { refused: 'PDF' }],
  ['<svg xmlns=', { refused: 'SVG' }],
  ['PK\x03\x04', { refused: 'ZIP' }],
  ['<!doctype html>', { refused: undefined }],
  ['', { refused: undefined }],
])('AF-02 the type of %j is read from its first bytes', (text, type) => {
  expect(photographTypeOf(file(text))).toEqual(type);
});

test('AF-02 a signature that is cut off is none', () => {
  expect(photographTypeOf(Uint8Array.of(0xff, 0xd8))).toEqual({ refused: undefined });
  expect(photographTypeOf(new Uint8Array())).toEqual({ refused: undefined });
});
