/**
 * One number for everything that decides when a product arrives. Products of one group arrive on the same day at any
 * postal code. The catalogue index stores the number of each product (`delivery_group` in documents.sql), and finds
 * the products that arrive tomorrow by the number.
 */

export interface DeliveryGroup {
  /** Stored and shipped by us; else by the store. */
  byUs: boolean;
  /** The store; of what we ship the set of our warehouses that have it, 0 where that is not known. */
  origin: number;
  isBigTicket: boolean;
  isMadeToOrder: boolean;
  isSuperExpress: boolean;
  extendedDays: number;
}

/** The group of what is not delivered: digital, only in shops, sold out. */
export const notDelivered = -1;

/** Feeds say 365 at most: a number that left some out would promise too early. */
const mostExtendedDays = 1_023;
/** 6 bits of flags, then 10 of days, then the origin. */
const dayUnit = 64;
const originUnit = 65_536;

export function groupNumber(group: DeliveryGroup): number {
  const flags =
    (group.isBigTicket ? 1 : 0) | (group.isMadeToOrder ? 2 : 0) | (group.isSuperExpress ? 4 : 0) | (group.byUs ? 8 : 0);
  return group.origin * originUnit + Math.min(group.extendedDays, mostExtendedDays) * dayUnit + flags;
}

/** Undefined for {@link notDelivered}. */
export function groupOf(number: number): DeliveryGroup | undefined {
  if (number < 0) return undefined;
  return {
    byUs: (number & 8) !== 0,
    origin: Math.floor(number / originUnit),
    isBigTicket: (number & 1) !== 0,
    isMadeToOrder: (number & 2) !== 0,
    isSuperExpress: (number & 4) !== 0,
    extendedDays: Math.floor(number / dayUnit) % (mostExtendedDays + 1),
  };
}
