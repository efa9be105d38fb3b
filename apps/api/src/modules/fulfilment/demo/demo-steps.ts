/**
 * When the demo's carrier does what with a parcel. The steps depend on the parcel's id alone, so each run of the job
 * finds the same moments. Most parcels arrive as promised, some late, and a few cannot be delivered.
 */
import { createHash } from 'node:crypto';
import { momentInMexico, toDay } from '@tianguis/domain/shipping';
import type { ReportedEvent } from '../parcels.ts';

export interface DemoParcel {
  id: string;
  service: string;
  paidAt: Date;
  /** YYYY-MM-DD */
  promisedFrom: string | null;
  promisedTo: string | null;
}

export interface DemoStep {
  event: ReportedEvent;
  at: Date;
  carrier?: string;
  tracking?: string;
}

const minuteMs = 60_000;
const carriers = ['Estafeta', 'DHL', 'FedEx', 'Paquetexpress', '99minutos'] as const;
/** Shares of parcels, in percent. */
const [failing, late] = [4, 12];
/** Hours of the day in which parcels are delivered. */
const [firstHour, lastHour] = [10, 19];
/** Days that a parcel without a promise takes. */
const usualDays = 3;

/** All steps of a parcel, in their sequence. */
export function demoSteps({ id, service, paidAt, promisedFrom, promisedTo }: DemoParcel): DemoStep[] {
  const bytes = createHash('sha256').update(id).digest();
  /** A number below `limit` that belongs to the parcel. */
  const pick = (at: number, limit: number): number => bytes.readUInt16BE(at * 2) % limit;
  const after = (minutes: number) => new Date(paidAt.getTime() + minutes * minuteMs);
  const preparation: DemoStep = { event: 'preparation', at: after(5 + pick(0, 30)) };

  const first = promisedFrom === null ? dayAfter(paidAt, 1) : toDay(promisedFrom);
  const last = promisedTo === null ? dayAfter(paidAt, usualDays) : toDay(promisedTo);
  const hour = firstHour * 60 + pick(1, (lastHour - firstHour) * 60);
  /** A moment of a day, and at least an hour after the step before. */
  const onDay = (day: number, before: DemoStep) =>
    new Date(Math.max(momentInMexico(day, hour), before.at.getTime() + 60 * minuteMs));

  if (service === 'pickup') {
    const ready: DemoStep = { event: 'arrival_in_shop', at: onDay(first, preparation) };
    return [preparation, ready, { event: 'delivery', at: onDay(last + 1 + pick(2, 2), ready) }];
  }
  const request: DemoStep = { event: 'collection_request', at: after(60 + pick(3, 60)) };
  const carrier = carriers[pick(4, carriers.length)] ?? carriers[0];
  const tracking = BigInt(`0x${bytes.toString('hex', 16, 22)}`)
    .toString()
    .padStart(15, '0')
    .slice(-12);
  const collection: DemoStep = { event: 'collection', at: after(180 + pick(5, 120)), carrier, tracking };
  const luck = pick(6, 100);
  if (luck < failing) {
    const failed: DemoStep = { event: 'failed_delivery', at: onDay(last, collection) };
    return [preparation, request, collection, failed, { event: 'arrival_at_sender', at: onDay(last + 2, failed) }];
  }
  const day = luck < failing + late ? last + 1 + pick(7, 2) : first + pick(8, Math.max(last - first, 0) + 1);
  return [preparation, request, collection, { event: 'delivery', at: onDay(day, collection) }];
}

/** The number of the day some days after a moment. */
const dayAfter = (moment: Date, days: number): number => Math.floor(moment.getTime() / 86_400_000) + days;
