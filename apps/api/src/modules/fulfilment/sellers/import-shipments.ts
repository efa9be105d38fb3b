/**
 * Imports files of shipments (OD-06). A row that was imported before changes nothing, so a file can be imported again,
 * also in part. Rows that are right take effect, and the others are named by their line.
 */
import type { Unit, UnitOfWork } from '@tianguis/database';
import { type LockedOrder, lockOrder } from '../../orders/service.ts';
import { moveParcel } from '../effects/service.ts';
import { changedOrders } from '../operators/changed-orders-repository.ts';
import { readShipments, type ShipmentFault, type ShipmentRow } from './shipments-file.ts';

export interface ShipmentsResult {
  rows: number;
  /** Rows that moved a parcel. */
  changed: number;
  /** Rows that were known before. */
  same: number;
  /** Sorted by line. */
  faults: ShipmentFault[];
}

export interface ShipmentOptions {
  /** Name of the operator who imports the file. */
  operator: string;
  /** The only store whose parcels the file may move; default: all stores. */
  store?: number | undefined;
  /** Epoch milliseconds. */
  now?: number;
}

/** @throws BrokenFeed if the whole file cannot be used; then nothing was changed */
export async function importShipments(
  shop: UnitOfWork,
  bytes: Uint8Array,
  { operator, store, now = Date.now() }: ShipmentOptions,
): Promise<ShipmentsResult> {
  const { rows, faults } = readShipments(bytes, now);
  const result: ShipmentsResult = { rows: rows.length + faults.length, changed: 0, same: 0, faults };
  // The steps of an order take effect in the sequence in which they happened, whatever the sequence of the rows.
  const byOrder = Map.groupBy(
    rows.toSorted((one, other) => one.at.getTime() - other.at.getTime()),
    ({ order }) => order,
  );
  for (const [number, own] of byOrder) {
    const done = await shop.withTransaction((unit) => applyRows(unit, number, own, { operator, store }));
    result.changed += done.changed;
    result.same += done.same;
    result.faults.push(...done.faults);
  }
  result.faults.sort((one, other) => one.line - other.line);
  return result;
}

async function applyRows(
  unit: Unit,
  number: string,
  rows: readonly ShipmentRow[],
  { operator, store }: Pick<ShipmentOptions, 'operator' | 'store'>,
): Promise<Omit<ShipmentsResult, 'rows'>> {
  const done: Omit<ShipmentsResult, 'rows'> = { changed: 0, same: 0, faults: [] };
  const id = await changedOrders(unit).idOf(number);
  const order = id === undefined ? undefined : await lockOrder(unit, id);
  for (const row of rows) {
    const parcel = order && parcelOf(order, row, store);
    if (!order || !parcel || typeof parcel === 'string') {
      const reason = typeof parcel === 'string' ? parcel : `there is no order ${number}`;
      done.faults.push({ line: row.line, reason });
      continue;
    }
    const { event, at, carrier, tracking } = row;
    const { outcome, to } = await moveParcel(unit, order, parcel, event, { actor: operator, at, carrier, tracking });
    if (outcome === 'refused') done.faults.push({ line: row.line, reason: refusal(parcel, order) });
    else done[outcome]++;
    // The next row of the parcel starts from its new state.
    parcel.state = to;
  }
  return done;
}

type Parcel = LockedOrder['parcels'][number];

/** The parcel of a row, or why there is none. */
function parcelOf(order: LockedOrder, { parcel, sku }: ShipmentRow, store: number | undefined): Parcel | string {
  const of = store === undefined ? order.parcels : order.parcels.filter((one) => one.store === store);
  const withSku = new Set(order.lines.filter((line) => line.sku === sku).map((line) => line.parcel));
  const found = of.filter(
    ({ id }) => (parcel === undefined || id.startsWith(parcel)) && (sku === undefined || withSku.has(id)),
  );
  const [one] = found;
  if (one && found.length === 1) return one;
  const whose = store === undefined ? 'the order has' : `store ${store} has in the order`;
  if (one) return `${whose} several such parcels: name the parcel`;
  return `${whose} no such parcel`;
}

const refusal = ({ id, state, service }: Parcel, { state: payment }: LockedOrder): string =>
  payment === 'paid' && state === 'cancelled'
    ? `parcel ${id.slice(0, 8)} is cancelled: do not send it`
    : `parcel ${id.slice(0, 8)} (${service}) is ${state}, so it cannot take this step`;
