/** The numbers by which cash and transfers find their payment. */
import type { Bank } from '../bank.ts';
import { clabeDigit, luhnDigit } from '../digits.ts';
import { randomDigits } from '../random.ts';

/** Three digits that the Banco de México has assigned to no bank, and a place in Mexico City. */
const clabeStart = '990180';

/** 13 random digits and the Luhn digit: 14 digits that no other payment has. */
export const newSlip = (bank: Bank): string =>
  unused(bank, 'slip', () => {
    const digits = randomDigits(13);
    return digits + luhnDigit(digits);
  });

/** A CLABE of 18 digits that no other payment has. */
export const newClabe = (bank: Bank): string =>
  unused(bank, 'clabe', () => {
    const digits = clabeStart + randomDigits(11);
    return digits + clabeDigit(digits);
  });

function unused({ db }: Bank, column: 'slip' | 'clabe', make: () => string): string {
  for (;;) {
    const number = make();
    if (!db.one(`select 1 from payments where ${column} = :number`, { number })) return number;
  }
}
