/** Card sessions: the time in which a customer may type a card on a page of the acquirer. */
import type { Bank } from '../bank.ts';
import { minutes } from '../clock.ts';
import { newId } from '../random.ts';
import { readReturnUrl } from '../return-url.ts';
import type { ReadCard } from './card-form.ts';
import { type Card, cardOf, showCard, storeCard } from './cards.ts';

export interface SessionAsk {
  reference: string;
  customer: string;
  amount: number;
  return_url: string;
}

export interface SessionRow extends SessionAsk {
  id: string;
  card: string | null;
  expires_at: number;
}

export type SessionState = 'open' | 'done' | 'expired';

/** A session as the API shows it. */
export interface Session {
  id: string;
  state: SessionState;
  page: string;
  frame: string;
  card: Card | null;
}

const sessionLife = minutes(60);

/** Opens a session. The open session of the same reference gets the new amount and return URL instead. */
export function openSession(bank: Bank, ask: SessionAsk): { session: Session; isNew: boolean } {
  const { db, clock } = bank;
  readReturnUrl(ask.return_url);
  return db.write(() => {
    const now = clock.now();
    const open = db.one<SessionRow>(
      `select * from sessions
       where reference = :reference and customer = :customer and card is null and expires_at > :now`,
      { reference: ask.reference, customer: ask.customer, now },
    );
    const id = open?.id ?? newId('cs');
    const { amount, return_url } = ask;
    const expires_at = now + sessionLife;
    if (open)
      db.run(
        'update sessions set amount = :amount, return_url = :return_url, expires_at = :expires_at where id = :id',
        { id, amount, return_url, expires_at },
      );
    else db.insert('sessions', { id, ...ask, expires_at, created_at: now });
    return { session: showSession(bank, { id, ...ask, card: null, expires_at }), isNew: !open };
  });
}

export function sessionRow({ db }: Bank, id: string): SessionRow | undefined {
  return db.one<SessionRow>('select * from sessions where id = :id', { id });
}

export function showSession(bank: Bank, row: SessionRow): Session {
  const card = row.card === null ? undefined : cardOf(bank, row.card);
  const { id } = row;
  return {
    id,
    state: stateOf(row, card !== undefined, bank.clock.now()),
    page: `/tarjeta/${id}`,
    frame: `/marco/${id}`,
    card: card ? showCard(card) : null,
  };
}

/** A session whose card no longer pays has expired, too. */
function stateOf({ card, expires_at }: SessionRow, pays: boolean, now: number): SessionState {
  if (card !== null) return pays ? 'done' : 'expired';
  return expires_at > now ? 'open' : 'expired';
}

/** Ends an open session with a card. A session that ended meanwhile stays as it is. */
export function finishSession(bank: Bank, id: string, card: ReadCard, save: boolean): void {
  const { db } = bank;
  db.write(() => {
    const row = sessionRow(bank, id);
    if (!row || showSession(bank, row).state !== 'open') return;
    db.run('update sessions set card = :card where id = :id', { id, card: storeCard(bank, row.customer, card, save) });
  });
}
