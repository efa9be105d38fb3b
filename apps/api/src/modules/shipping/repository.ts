import { type Database, preparedForms, preparedQuery } from '@tianguis/database';
import type { PriceRow, RateRow, ZoneRow } from '@tianguis/domain/shipping';
import { type Kysely, sql } from 'kysely';
import { type ProductGroupRow, readSent, type SentName, type SentRow } from './parcels/shipment-repository.ts';

export type { ProductGroupRow } from './parcels/shipment-repository.ts';

/** The columns of `shipping_places` that dates depend on, with name and address. */
export interface PlaceRow {
  id: number;
  name: string;
  address: string;
  kind: 'warehouse' | 'shop' | 'seller';
  store: number | null;
  postalCode: string;
  cutoff: number;
  expressCutoff: number | null;
  workDays: number;
  handlingDays: number;
  madeToOrderDays: number;
}

export interface RuleRows {
  places: PlaceRow[];
  zones: ZoneRow[];
  rates: RateRow[];
  prices: PriceRow[];
  /** `2026-11-24` */
  holidays: string[];
  sets: Array<{ id: number; places: number[] }>;
}

/** A shop that has a product. */
export interface ShopRow {
  id: number;
  code: string;
  name: string;
  address: string;
  openingHours: string;
  postalCode: string;
}

export interface StockByPlace {
  /** Whether the product is on sale, and can be handed over in a shop. */
  canPickUp: boolean;
  /** Whether the product's flags allow pick-up, even if no shop is known to have the product in stock. */
  isOffered: boolean;
  /** Whether stock of any of our shops is known. */
  isKnown: boolean;
  /** Shops that have the product, or the variant. */
  shops: ShopRow[];
  /** Stock of the variant; null if the variant does not exist. */
  variantStock: number | null;
  variantPrice: number | null;
  /** Ids of the warehouses that have the variant; null if stock by place is not known. */
  warehouses: number[] | null;
}

export interface ShippingRepository {
  /** All rows that dates depend on, read by one statement. */
  rules(): Promise<RuleRows>;
  /**
   * The shops and the stock of one product, or of one of its variants. For an unknown SKU, the shops and the stock of
   * the product. @returns undefined if the product is not on sale
   */
  stockByPlace(product: number, sku: string | null): Promise<StockByPlace | undefined>;
  /** The products that are on sale, in the sequence of the ids. */
  groups(ids: readonly number[]): Promise<ProductGroupRow[]>;
  /** Products or variants for a shipment. Unknown products and variants are left out. */
  sent(names: readonly SentName[]): Promise<SentRow[]>;
}

const readGroups = preparedQuery(
  (_db, ids: readonly number[]) => sql<ProductGroupRow>`
    select p.id, case when p.is_active then delivery_group(p) else -1 end::float8 as delivery,
           p.weight_grams as grams, p.ships_free as "shipsFree", p.sale_price as value
      from products as p
     where p.id = any (${ids}::integer[]) order by array_position(${ids}::integer[], p.id)`,
);

const stockForms = preparedForms<{ product: number; sku: string | null }, StockByPlace>();
const writeStockByPlace = ({ product, sku }: { product: number; sku: string | null }) => sql<StockByPlace>`
    with asked as (
      select id, stock, sale_price from product_variants where product_id = ${product}::integer and sku = ${sku}::text
    ), stocks as (
      select l.id, l.kind, l.is_active, sum(n.stock) as stock
        from product_variants v join variant_places n on n.variant_id = v.id join shipping_places l on l.id = n.place_id
       where v.product_id = ${product}::integer
         and (v.id = (select id from asked) or not exists (select from asked)) group by l.id
    )
    select p.stock > 0 and not p.digital as "canPickUp", p.is_store_pickup or p.is_store_only as "isOffered",
      exists (select from stocks where kind = 'shop' and is_active) as "isKnown",
      (select coalesce(json_agg(json_build_object('id', l.id, 'code', code, 'name', name, 'address', address,
         'openingHours', opening_hours, 'postalCode', postal_code) order by l.id), '[]')
         from shipping_places l join stocks s using (id)
        where s.kind = 'shop' and s.is_active and s.stock > 0) as shops,
      (select stock from asked) as "variantStock", (select sale_price from asked) as "variantPrice",
      (select coalesce(array_agg(id order by id) filter (where stock > 0), '{}') from stocks
        where kind = 'warehouse' having count(*) > 0) as warehouses
      from products p where p.id = ${product}::integer and p.is_active`;

/** One statement reads all rows, so that they are consistent. */
const rulesQuery = sql<RuleRows>`
  select
    (select coalesce(json_agg(json_build_object('id', id, 'name', name, 'address', address, 'kind', kind,
       'store', store_id, 'postalCode', postal_code, 'cutoff', cutoff, 'expressCutoff', express_cutoff,
       'workDays', work_days, 'handlingDays', handling_days, 'madeToOrderDays', made_to_order_days)
       order by id), '[]') from shipping_places where is_active) as places,
    (select coalesce(json_agg(json_build_object('place', place_id, 'prefix', prefix, 'zone', zone)), '[]')
       from shipping_zones) as zones,
    (select coalesce(json_agg(json_build_object('store', store_id, 'service', service, 'zone', zone,
       'least', days_min, 'most', days_max, 'deliveryDays', delivery_days)), '[]') from shipping_rates) as rates,
    (select coalesce(json_agg(json_build_object('store', store_id, 'service', service, 'zone', zone,
       'upToGrams', up_to_grams, 'price', price)), '[]') from shipping_prices) as prices,
    (select coalesce(json_agg(day::text), '[]') from shipping_holidays) as holidays,
    (select coalesce(json_agg(json_build_object('id', id, 'places', places)), '[]') from dispatch_sets) as sets`;

export function createShippingRepository(db: Kysely<Database>): ShippingRepository {
  return {
    async rules() {
      const { rows } = await rulesQuery.execute(db);
      return rows[0] ?? { places: [], zones: [], rates: [], prices: [], holidays: [], sets: [] };
    },
    groups: (ids) => readGroups(db, ids),
    sent: (names) => readSent(db, names),
    stockByPlace: async (product, sku) => (await stockForms(db, '', { product, sku }, writeStockByPlace))[0],
  };
}
