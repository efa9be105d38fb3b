/**
 * Seals of forms for visitors (RT-17; decision 54). A seal is the id of a form and the time at which it was made,
 * signed by the shop. So nobody sends a form that the shop did not make, and a form that is sent again is known.
 */
import { formAge, formAges } from '@tianguis/domain/contact';
import { Failure } from '../../failure.ts';
import { makeSignedToken, openSignedToken } from '../../signed-token.ts';

export interface Seals {
  make(): Promise<string>;
  /**
   * The id of a form.
   * @throws Failure FORM_NOT_FRESH for a form that nobody can have typed, or that is older than a day
   */
  open(seal: string): Promise<string>;
}

/** @param clock epoch milliseconds */
export function createSeals(readKey: () => Promise<Buffer>, clock: () => number): Seals {
  return {
    make: async () => {
      // Seals count whole seconds. Rounding up keeps a form of less than two seconds too young.
      const issued = Math.ceil(clock() / 1_000) * 1_000;
      return makeSignedToken(crypto.randomUUID(), issued + formAges.most, await readKey());
    },
    async open(seal) {
      const now = clock();
      const read = await openSignedToken(seal, readKey, now);
      if (read === undefined) throw new Failure('FORM_NOT_FRESH', 'The form has no seal of this shop.');
      const age = formAge(read.expires - formAges.most, now);
      if (age !== 'fresh') throw new Failure('FORM_NOT_FRESH', `The form is ${age}.`, { data: { age } });
      return read.id;
    },
  };
}
