/** SQL of attempts: the tries to pay an order at a provider. */
import type { UnitOfWork } from '@tianguis/database';
import type { DeclineReason, ProviderCard, ProviderPayment, Way } from '@tianguis/payments';
import { sql } from 'kysely';

/** What pages show of an attempt, and where the provider leads back to. */
export interface AttemptDetails {
  returnUrl?: string;
  card?: ProviderCard | null;
  slip?: { reference: string } | null;
  transfer?: { clabe: string; bank: string; beneficiary: string; concept: string } | null;
  challenge?: string | null;
  decline?: DeclineReason | null;
  /** The last dispute that was applied to the order. */
  dispute?: ProviderPayment['dispute'];
}

export type AttemptState = 'open' | 'unknown' | 'declined' | 'closed' | 'applied';

export interface Attempt {
  id: string;
  order: string;
  /** Number of the order. */
  number: string;
  customer: string | null;
  tender: string;
  way: Way;
  provider: string;
  /** Null until the provider has answered. */
  providerId: string | null;
  state: AttemptState;
  amount: number;
  months: number | null;
  cardToken: string | null;
  details: AttemptDetails;
  created: Date;
  expires: Date | null;
  asked: Date | null;
  closeDue: boolean;
  /** E-mail and name of the buyer. */
  payer: { email: string; name: string };
  /** When the reservation of the order ends. */
  paysUntil: Date | null;
}

export interface NewAttemptRow {
  id: string;
  tender: string;
  provider: string;
  amount: number;
  months: number | null;
  cardToken: string | null;
  expires: Date | null;
  details: AttemptDetails;
}

/** Times after which a sweep asks about an attempt again. A card is answered at once, cash takes days. */
const restOf = { card: '20 seconds', others: '10 minutes' };

const selected = sql`
  select a.id, o.id as "order", o.number, o.customer_id as customer, t.id as tender, t.kind as way, a.provider,
         a.provider_id as "providerId", a.state, a.amount, a.months, a.card_token as "cardToken", a.details,
         a.created_at as created, a.expires_at as expires, a.asked_at as asked, a.close_due as "closeDue",
         json_build_object('email', coalesce(o.buyer->>'correo', ''), 'name', coalesce(o.buyer->>'nombre', '')) as payer,
         o.pays_until as "paysUntil"
    from payment_attempts a join order_tenders t on t.id = a.tender_id join orders o on o.id = t.order_id`;

/** @param on the database, or a transaction of it */
export const attemptRepository = ({ db }: Pick<UnitOfWork, 'db'>) => {
  const one = async (where: ReturnType<typeof sql>): Promise<Attempt | undefined> => {
    const { rows } = await sql<Attempt>`${selected} where ${where}`.execute(db);
    return rows[0];
  };
  return {
    find: (id: string) => one(sql`a.id = ${id}`),

    /** The attempts of an order, the latest first. */
    async of(order: string): Promise<Attempt[]> {
      const { rows } = await sql<Attempt>`${selected} where o.id = ${order} order by a.created_at desc, a.id`.execute(
        db,
      );
      return rows;
    },

    async add(attempt: NewAttemptRow): Promise<void> {
      await db
        .insertInto('payment_attempts')
        .values({
          ...{ id: attempt.id, tender_id: attempt.tender, provider: attempt.provider, amount: attempt.amount },
          ...{ months: attempt.months, card_token: attempt.cardToken, expires_at: attempt.expires },
          details: JSON.stringify(attempt.details),
        })
        .execute();
    },

    /** Notes that a provider is asked now. */
    async noteAsked(id: string, at: Date): Promise<void> {
      await db.updateTable('payment_attempts').set({ asked_at: at }).where('id', '=', id).execute();
    },

    /** The provider did not answer. An attempt that got an answer meanwhile stays as it is. */
    async noteUnknown(id: string): Promise<void> {
      await db
        .updateTable('payment_attempts')
        .set({ state: 'unknown', updated_at: sql`now()` })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .where('provider_id', 'is', null)
        .execute();
    },

    /** Stores the provider's answer. The token of a card is erased, since no further call needs the token. */
    async write(
      id: string,
      {
        providerId,
        details,
        expires,
        ...values
      }: { providerId: string | null; state: AttemptState; closeDue: boolean; details: AttemptDetails; expires?: Date },
    ): Promise<void> {
      await db
        .updateTable('payment_attempts')
        .set({
          ...{ provider_id: providerId, state: values.state, close_due: values.closeDue },
          ...{ details: JSON.stringify(details), updated_at: sql`now()` },
          ...(providerId !== null || values.state === 'declined' ? { card_token: null } : {}),
          ...(expires ? { expires_at: expires } : {}),
        })
        .where('id', '=', id)
        .execute();
    },

    /** Whether money of an attempt was applied to its order. */
    async isApplied(id: string): Promise<boolean> {
      const { rows } = await sql`
        select from payment_receipts r join payment_attempts a on a.id = r.attempt_id
         where a.id = ${id} and r.applied > 0 and not exists (
           select from payment_attempts o where o.tender_id = a.tender_id and o.id <> a.id and o.state = 'applied')
         limit 1`.execute(db);
      return rows.length > 0;
    },

    /** Attempts whose amount is authorised, and that an operator accepted (`orders authorize`). */
    async toCapture(provider: string, most: number): Promise<Attempt[]> {
      const { rows } = await sql<Attempt>`${selected}
        where a.provider = ${provider} and o.payment_state = 'authorised' and a.state = 'open' and a.provider_id is not null
          and exists (select from order_events e where e.order_id = o.id and e.kind = 'capture_request')
        order by a.created_at limit ${most}`.execute(db);
      return rows;
    },

    /** Attempts about which a sweep has to ask, those that were not asked about for the longest time first. */
    async waiting(provider: string, most: number, at: Date): Promise<string[]> {
      const { rows } = await sql<{ id: string }>`
        select a.id from payment_attempts a join order_tenders t on t.id = a.tender_id
         where a.provider = ${provider} and (a.state in ('open', 'unknown') or a.close_due)
           and coalesce(a.asked_at, a.created_at) < ${at.toISOString()}::timestamptz
               - case when t.kind = 'card' or a.close_due or a.provider_id is null
                   then ${restOf.card}::interval else ${restOf.others}::interval end
         order by a.asked_at nulls first limit ${most}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
};
