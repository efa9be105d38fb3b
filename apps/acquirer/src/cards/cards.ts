/** Cards as tokens. A token belongs to the customer who typed the card. */
import type { Bank } from '../bank.ts';
import { minutes } from '../clock.ts';
import { newId } from '../random.ts';
import { type Behaviour, type Brand, type Kind, monthsOf } from './behaviour.ts';
import type { ReadCard } from './card-form.ts';

/** A card as the API shows it. */
export interface Card {
  token: string;
  brand: Brand;
  last4: string;
  expires: string;
  kind: Kind;
  months: readonly number[];
  saved: boolean;
}

export interface CardRow {
  token: string;
  customer: string;
  brand: Brand;
  last4: string;
  expires: string;
  kind: Kind;
  behaviour: Behaviour;
  months: string;
  saved: number;
  valid_until: number | null;
}

/** The token of a card that is not saved pays for this time, so that a declined payment can be tried again. */
export const tokenLife = minutes(60);

/**
 * Stores a typed card in a transaction of the caller. A card that the customer saved before gets no second token.
 * @returns the token
 */
export function storeCard({ db, clock }: Bank, customer: string, card: ReadCard, save: boolean): string {
  const now = clock.now();
  db.run('delete from cards where valid_until <= :now', { now });
  const same = db.one<{ token: string }>(
    `select token from cards where customer = :customer and saved = 1 and brand = :brand and last4 = :last4
       and expires = :expires and behaviour = :behaviour`,
    { customer, brand: card.brand, last4: card.last4, expires: card.expires, behaviour: card.behaviour },
  );
  if (same) return same.token;
  const token = newId('card');
  db.insert('cards', {
    ...{ token, customer, ...card },
    months: JSON.stringify(monthsOf(card.brand, card.kind)),
    saved: save ? 1 : 0,
    valid_until: save ? null : now + tokenLife,
    created_at: now,
  });
  return token;
}

/** A card whose token still pays. */
export function cardOf({ db, clock }: Bank, token: string): CardRow | undefined {
  return db.one<CardRow>('select * from cards where token = :token and (valid_until is null or valid_until > :now)', {
    token,
    now: clock.now(),
  });
}

export function savedCards({ db }: Bank, customer: string): Card[] {
  return db
    .all<CardRow>('select * from cards where customer = :customer and saved = 1 order by created_at desc, token', {
      customer,
    })
    .map(showCard);
}

export function deleteCard({ db }: Bank, customer: string, token: string): boolean {
  return db.write(
    () => db.run('delete from cards where token = :token and customer = :customer', { token, customer }) > 0,
  );
}

export function showCard({ token, brand, last4, expires, kind, months, saved }: CardRow): Card {
  return { token, brand, last4, expires, kind, months: JSON.parse(months) as number[], saved: saved === 1 };
}
