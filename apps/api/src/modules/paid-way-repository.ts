/** SQL of the way by which money came. */
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: the way of an attempt to pay. The tender may have another way by now, so what the provider gave the attempt
 * decides.
 * @param details of the attempt; null without one
 * @param kind of the tender
 */
export const paidWay = (details: RawBuilder<unknown>, kind: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  case when ${details}->>'slip' is not null then 'oxxo'
       when ${details}->>'transfer' is not null then 'spei'
       when ${details}->>'card' is not null then 'card' else ${kind} end`;
