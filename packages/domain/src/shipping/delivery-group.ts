/**
 * Encodes all values that decide when a product arrives as one number. Products of one group arrive on the same day at
 * any postal code. The catalogue index stores the number of each product (`delivery_group` in documents.sql), and uses
 * it to find the products that arrive tomorrow.
 */

export interface DeliveryGroup {
  /** Whether the retailer stores and ships the product. Otherwise the store stores and ships the product. */
  byUs: boolean;
  /**
   * Id of the store. For products that the retailer ships, the id of the set of warehouses that have the product; 0 if
   * the set is not known.
   */
  origin: number;
  isBigTicket: boolean;
  isMadeToOrder: boolean;
  isSuperExpress: boolean;
  extendedDays: number;
}

/** The group of products that are not delivered: digital, sold in shops only, or sold out. */
export const notDelivered = -1;

/**
 * Feeds contain at most 365 days. The limit is far above, because a number that cuts days off would promise too early
 * dates.
 */
const mostExtendedDays = 1_023;
/** The number has 6 bits of flags, then 10 bits of days, then the origin. */
const dayUnit = 64;
const originUnit = 65_536;

export function groupNumber(group: DeliveryGroup): number {
  const flags =
    (group.isBigTicket ? 1 : 0) | (group.isMadeToOrder ? 2 : 0) | (group.isSuperExpress ? 4 : 0) | (group.byUs ? 8 : 0);
  return group.origin * originUnit + Math.min(group.extendedDays, mostExtendedDays) * dayUnit + flags;
}

/** Decodes a number. Undefined for {@link notDelivered}. */
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
