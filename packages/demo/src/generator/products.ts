import type { DepartmentKey } from '../departments/department-keys.ts';
import { Random } from '../random.ts';
import { writeReviews } from '../reviews/write.ts';
import { drawPlaceStock, unknownPlaces } from '../shipping/place-stock.ts';
import { drawWeight } from '../shipping/weights.ts';
import type { Sellers } from '../stores/sellers.ts';
import type { Archetype } from '../types.ts';
import { drawDemand, popularityOf } from './demand.ts';
import type { MadeDraft } from './drafts.ts';
import { drawFeatures } from './features.ts';
import { inStoreGtin } from './gtin.ts';
import { picturesOf } from './pictures.ts';
import { drawDiscount, monthsFor } from './prices.ts';
import type { GeneratedProduct } from './rows.ts';
import { buildVariants, variantPrice } from './stock.ts';
import { type DepartmentPlan, leafOf } from './tree.ts';

const DAY = 86_400_000;
/** UTC offset of midnight in Mexico City, in milliseconds. */
const MIDNIGHT_IN_MEXICO = 6 * 3_600_000;
const MOST_PRODUCTS_OF_A_DEPARTMENT = 1_000_000;
const SKU_LETTERS = 3;
const GROCERIES: ReadonlySet<DepartmentKey> = new Set([
  'supermercado',
  'bebidas',
  'farmacia',
  'salud-belleza',
  'mascotas',
]);
const CASH_ONLY: ReadonlySet<DepartmentKey> = new Set(['supermercado', 'bebidas']);

/** Values that all products of a shop share. */
export interface ShopFrame {
  seed: string;
  sellers: Sellers;
  /** Start of the current day in UTC, in milliseconds. */
  midnight: number;
}

/** A product without full detail has one review if its demand is at least this number of reviews, else none. */
const WORTH_ONE_REVIEW = 3;

/**
 * Of products without full detail, one in this many has stock by place. A shop of a million products would otherwise
 * have several million rows of such stock. The other products may be dispatched from any of our warehouses.
 */
const PLACES_KNOWN_OF_ONE_IN = 8;

export interface ProductPlan extends MadeDraft {
  archetype: Archetype;
  isDetailed: boolean;
}

/**
 * Builds the product number `index` of a department, with variants, pictures and reviews. The product has its own
 * random streams, so it does not change when another product, archetype or department changes.
 */
export function buildProduct(
  { seed, sellers, midnight }: ShopFrame,
  plan: DepartmentPlan,
  index: number,
  { archetype, draft, slug, pictures, isDetailed }: ProductPlan,
): GeneratedProduct {
  if (index >= MOST_PRODUCTS_OF_A_DEPARTMENT)
    throw new RangeError(`A department has fewer than ${MOST_PRODUCTS_OF_A_DEPARTMENT} products`);
  const stream = (purpose: string) => new Random(`${seed}/${plan.key}/${index}/${purpose}`);
  const id = plan.number * MOST_PRODUCTS_OF_A_DEPARTMENT + index + 1;
  const sku = `${plan.key.slice(0, SKU_LETTERS).toUpperCase()}${id}`;
  const brandId = plan.brandIds.get(draft.brand);
  if (brandId === undefined) throw new Error(`${plan.key} does not list the brand ${draft.brand} of "${draft.title}"`);

  const shop = stream('shop');
  const digital = draft.digital === true;
  const store = sellers.choose(shop, plan.key, draft.brand, digital);
  const pricing = {
    price: draft.price,
    discount: shop.chance(0.36) ? drawDiscount(shop) : 0,
    grocery: GROCERIES.has(plan.key),
    faceValue: digital && draft.pictures[0]?.recipe.art === 'gift-card',
    digital,
  };
  const [first] = draft.variants;
  if (!first) throw new Error(`"${draft.title}" has no variant`);
  const { listPrice, salePrice } = variantPrice(first, pricing);
  const features = drawFeatures(shop, {
    department: plan.key,
    draft,
    own: store.isOwn,
    official: store.isOfficial,
    salePrice,
  });
  const variants = buildVariants(stream('variants'), sku, draft.variants, pricing, features.fulfillmentId);
  const stock = variants.reduce((sum, variant) => sum + variant.stock, 0);
  const knowsPlaces = isDetailed || index % PLACES_KNOWN_OF_ONE_IN === 0;
  const places = knowsPlaces ? drawPlaceStock(stream('places'), features, variants) : unknownPlaces;
  const onOffer = salePrice < listPrice;
  const endsSoon = shop.chance(0.4);
  const endsInDays = shop.int(1, 12);
  const noMonths = digital || CASH_ONLY.has(plan.key) || (!store.isOwn && shop.chance(0.15));
  const gtin = shop.chance(0.94);

  const drawn = drawDemand(stream('demand'), salePrice, midnight);
  const demand = isDetailed ? drawn : { ...drawn, reviewCount: drawn.reviewCount < WORTH_ONE_REVIEW ? 0 : 1 };
  const reviews = writeReviews(stream('reviews'), {
    draft,
    phrases: archetype.reviews,
    department: plan.key,
    variants,
    demand,
    store,
    midnight,
  });
  const histogram: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const { rating } of reviews) histogram[rating - 1] = (histogram[rating - 1] ?? 0) + 1;
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  const average = reviews.length === 0 ? 0 : Math.round((stars * 100) / reviews.length) / 100;

  return {
    product: {
      id,
      sku,
      title: draft.title,
      slug,
      model: draft.model,
      gtin: gtin && !digital ? inStoreGtin(id) : null,
      brandId,
      storeId: store.id,
      categories: leafOf(plan, archetype.category),
      description: draft.description,
      highlights: draft.highlights,
      specifications: draft.specifications,
      condition: draft.condition ?? 'new',
      warranty: draft.warranty,
      listPrice,
      salePrice,
      offerEndsAt: onOffer && endsSoon ? midnight + MIDNIGHT_IN_MEXICO + endsInDays * DAY : null,
      months: noMonths ? 0 : monthsFor(salePrice),
      stock,
      weightGrams: digital ? null : drawWeight(stream('weight'), plan.key, draft.specifications, features.isBigTicket),
      dispatchSet: places.dispatchSet,
      isActive: !shop.chance(0.01),
      features,
      ratingAverage: average,
      ratingCount: reviews.length,
      ratingHistogram: histogram,
      soldCount: demand.soldCount,
      popularity: popularityOf(demand, { average, count: reviews.length }, onOffer, stock),
      createdAt: demand.createdAt,
      updatedAt: Math.max(demand.createdAt, midnight - shop.int(0, 30) * DAY),
    },
    variants,
    places: places.rows,
    pictures: pictures ?? picturesOf(draft.pictures, stream('pictures')),
    reviews,
  };
}
