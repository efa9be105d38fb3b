import { expect, test } from 'vitest';
import { fieldErrorCatalogue } from '../index.ts';

test('ER-09 every fault of a field has a sentence that ends as one and says the bound', () => {
  for (const [code, sentence] of Object.entries(fieldErrorCatalogue)) {
    expect(sentence(5), code).toMatch(/^\p{Lu}.*\.$/u);
    if (sentence.length > 0) expect(sentence(5), code).toContain('5');
  }
  expect(fieldErrorCatalogue.TOO_SHORT(1)).toBe('Escribe al menos 1 carácter.');
});
