import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mexicoClock, toDate } from './days/days.ts';
import { networkOf, planDelivery } from './network.ts';
import { pickUpDay } from './parcels/pick-up.ts';
import { everyWay, type PlainPromise, plainPickUp, plainPromise } from './test-plain-shipping.ts';
import { anyMoment, anyQuestion, anyShop, rulesOf, stateNumber, storedGroup } from './test-random-shops.ts';

const shops = 1_000;
const questionsEach = 10;

test('AP-15 10,000 random products, destinations and moments: both implementations say the same', () => {
  const seen = new Map<string, number>();
  const note = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(
      anyShop,
      fc.array(anyQuestion, { minLength: questionsEach, maxLength: questionsEach }),
      (shop, questions) => {
        const rules = rulesOf(shop);
        for (const { product, destination, moment } of questions) {
          const to = { postalCode: destination, state: stateNumber(destination) };
          const group = storedGroup(product);
          const found = group && planDelivery(networkOf(rules), to, mexicoClock(moment)).promise(group);
          const said: PlainPromise | undefined = found && {
            ...found,
            from: toDate(found.from),
            to: toDate(found.to),
          };
          const ways = everyWay(shop, product, destination, moment);
          const expected = plainPromise(ways);
          expect(said).toEqual(expected);
          note('questions');
          note(expected ? `by ${expected.service} in ${expected.zone}` : group ? 'no coverage' : 'not delivered');
          if (ways.length > 1) note('of several ways');
          if (expected?.from === expected?.to && expected) note('single days');
        }
      },
    ),
    { numRuns: shops },
  );
  // The comparison is valid only if all kinds of answers occur. The expected number of each is at least 30. The limits
  // are far below the expected numbers, so that chance does not make the test fail.
  expect(seen.get('questions')).toBe(shops * questionsEach);
  for (const service of ['estandar', 'voluminoso', 'express'])
    for (const zone of ['local', 'regional', 'nacional', 'lejana'])
      expect(seen.get(`by ${service} in ${zone}`), `${service} ${zone}`).toBeGreaterThan(0);
  for (const kind of ['no coverage', 'not delivered', 'of several ways', 'single days'])
    expect(seen.get(kind), kind).toBeGreaterThan(200);
});

test('RL-03 AP-15 the day of pick-up, the same by both', () => {
  fc.assert(
    fc.property(anyShop, anyMoment, (shop, moment) => {
      const rules = rulesOf(shop);
      for (const [at, place] of rules.places.entries()) {
        const plain = shop.places[at];
        if (plain?.kind !== 'shop') continue;
        expect(toDate(pickUpDay(mexicoClock(moment), place, rules.holidays))).toBe(plainPickUp(shop, plain, moment));
      }
    }),
    { numRuns: 500 },
  );
});
