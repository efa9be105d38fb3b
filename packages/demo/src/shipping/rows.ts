import type { PlaceKind, Service, Weekdays, Zone } from '@tianguis/domain/shipping';

/** Rows of migration 0125. Times of day are minutes of the day, money is in centavos. */
export interface PlaceRow {
  id: number;
  code: string;
  name: string;
  kind: PlaceKind;
  storeId: number | null;
  postalCode: string;
  address: string;
  openingHours: string;
  cutoff: number;
  expressCutoff: number | null;
  workDays: Weekdays;
  handlingDays: number;
  madeToOrderDays: number;
}

export interface ZoneRow {
  /** Id of the place; null for all places. */
  placeId: number | null;
  prefix: string;
  zone: Zone | 'ninguna';
}

export interface RateRow {
  storeId: number | null;
  service: Service;
  zone: Zone;
  least: number;
  most: number;
  deliveryDays: Weekdays;
}

export interface PriceRow {
  storeId: number | null;
  service: Service;
  zone: Zone;
  upToGrams: number;
  price: number;
}
