/** Mails owners of registries about gifts that were paid (RT-23). */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { dateInMexico } from '@tianguis/domain';
import { isPaid, type PaymentState, paymentTable } from '@tianguis/domain/order';
import { isSecret } from '@tianguis/domain/registry';
import type { LetterShop } from '@tianguis/mail';
import { sql } from 'kysely';
import { createMailService } from '../mail/service.ts';
import { givenPieces } from './gifts.ts';
import { type GiftSheet, giftArrived } from './letters.ts';

const paidStates = (Object.keys(paymentTable) as PaymentState[]).filter(isPaid);
/** Gifts that a run tells at most. The next run continues. */
const mostTold = 500;

type Row = GiftSheet & { isSurprise: boolean; eventOn: string };

/** Takes a gift, so that no other run tells it. @returns undefined if it was told, or is not wanted to be told */
async function take({ db }: Unit, order: string, at: Date): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    with told as (
      update registry_gifts set mailed_at = ${at} where order_id = ${order} and mailed_at is null
      returning order_id, item_id
    )
    select r.id as registry, json_build_object('name', c.nombre, 'email', c.email) as owner,
           coalesce(o.buyer ->> 'nombre', '') as giver, coalesce(o.gift_note, '') as note, n.title, n.pieces,
           r.is_surprise as "isSurprise", r.event_on::text as "eventOn"
      from told join registry_items i on i.id = told.item_id join registries r on r.id = i.registry_id
      join customers c on c.id = r.customer_id and c.deletion_requested_at is null
      join orders o on o.id = told.order_id
     cross join lateral (
       select sum(${givenPieces})::integer as pieces, min(coalesce(l.shown ->> 'title', l.sku)) as title
         from order_lines l where l.order_id = o.id) n
     where n.pieces > 0`.execute(db);
  return rows[0];
}

/**
 * Mails each paid gift once, in the transaction that notes the mail. The owner of a surprise is not mailed.
 * @returns the number of mails
 * @throws AggregateError with the errors of failed gifts, after the others were told
 */
export async function tellRegistryOwners(
  shop: UnitOfWork,
  letterShop: LetterShop,
  { signal, now = Date.now() }: { signal?: AbortSignal; now?: number } = {},
): Promise<number> {
  const { rows } = await sql<{ order: string }>`
    select g.order_id as order from registry_gifts g join orders o on o.id = g.order_id
     where g.mailed_at is null and g.item_id is not null and o.payment_state = any(${paidStates}::text[])
     order by o.placed_at limit ${mostTold}`.execute(shop.db);
  const errors: unknown[] = [];
  let told = 0;
  for (const { order } of rows) {
    if (signal?.aborted) break;
    try {
      if (await shop.withTransaction((unit) => tell(unit, letterShop, order, now))) told++;
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} gifts could not be told.`);
  return told;
}

async function tell(unit: Unit, letterShop: LetterShop, order: string, now: number): Promise<boolean> {
  const gift = await take(unit, order, new Date(now));
  if (!gift || isSecret(gift, dateInMexico(now))) return false;
  await createMailService(letterShop, () => now).write(unit, {
    ...{ kind: 'gift-received', to: gift.owner.email, letter: giftArrived(gift, letterShop.origin) },
  });
  return true;
}
