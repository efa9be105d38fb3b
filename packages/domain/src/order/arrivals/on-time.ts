/** The on-time rate of a seller (OD-05). */

/** Parcels whose arrival is known, and those of them that arrived by the promised day. */
export interface Arrivals {
  parcels: number;
  onTime: number;
}

/** The fewest parcels that make a rate: one late parcel of fewer would change the rate by more than 5 %. */
export const leastArrivals = 20;

/** The share of parcels that arrived as promised, in whole percent, rounded down. Undefined for too few parcels. */
export const onTimeRate = ({ parcels, onTime }: Arrivals): number | undefined =>
  parcels < leastArrivals ? undefined : Math.floor((onTime * 100) / parcels);
