import { expect, test } from 'vitest';
import { stateOfPostalCode } from './mexican-states.ts';
import { isPossiblePostalCode } from './postal-code.ts';

test('VA-01 a postal code is possible where a state has codes that begin so', () => {
  for (let digits = 0; digits < 100; digits++) {
    const code = `${String(digits).padStart(2, '0')}123`;
    expect(isPossiblePostalCode(code), code).toBe(stateOfPostalCode(code) !== undefined);
  }
  for (const text of ['', '0670', '067000', '0670a', ' 06700', '06700\n'])
    expect(isPossiblePostalCode(text)).toBe(false);
});
