import type { DepartmentKey } from '../departments/department-keys.ts';
import type { Random } from '../random.ts';
import type { ProductDraft } from '../types.ts';
import type { ProductFeatures } from './rows.ts';

/** Price in centavos from which a product ships free, because every cart of this value does. */
const SHIPS_FREE_FROM = 39_900;
/** Price in centavos from which some products that the retailer ships are free of shipping. */
const FULFILLED_SHIPS_FREE_FROM = 14_900;

/** Drawings of products that are sometimes made on demand (backorder). */
const MADE_ON_DEMAND: ReadonlySet<string> = new Set([
  ...[
    'sofa',
    'armchair',
    'table',
    'bed',
    'wardrobe',
    'bookcase',
    'desk',
    'tv-stand',
    'curtain',
    'ring',
    'necklace',
    'pendant',
  ],
  ...['rebozo', 'guayabera', 'suit', 'crib', 'cat-tree', 'dog-house', 'guitar', 'mask-lucha', 'car-cover'],
]);

/** Drawings of products that are too large for a parcel. */
const LARGE: ReadonlySet<string> = new Set([
  ...[
    'fridge',
    'stove',
    'washer',
    'dryer',
    'sofa',
    'bed',
    'mattress',
    'wardrobe',
    'treadmill',
    'elliptical',
    'bench-gym',
    'piano',
  ],
]);

/** Drawings of small products, which are parcels at any price. */
const HANDY: ReadonlySet<string> = new Set([
  ...[
    'phone',
    'foldable',
    'tablet',
    'laptop',
    'smartwatch',
    'camera',
    'lens',
    'drone',
    'console',
    'projector',
    'printer',
    'monitor',
  ],
  ...[
    'vr-headset',
    'ssd',
    'speaker',
    'headphones',
    'microphone',
    'router',
    'ring',
    'necklace',
    'watch',
    'streaming-stick',
  ],
]);

/** Drawings of small electronics that qualify for same-day delivery. */
const SMALL_ELECTRONICS: ReadonlySet<string> = new Set([
  ...[
    'earbuds',
    'headphones',
    'cable',
    'charger',
    'power-bank',
    'phone-case',
    'screen-protector',
    'memory-card',
    'mouse',
    'keyboard',
  ],
  ...['speaker', 'smartwatch', 'streaming-stick', 'controller', 'phone', 'bulb', 'smart-bulb'],
]);

const EVERYDAY: ReadonlySet<DepartmentKey> = new Set(['supermercado', 'farmacia', 'bebidas', 'mama-bebe', 'mascotas']);

export interface FeatureFacts {
  department: DepartmentKey;
  draft: ProductDraft;
  /** Whether the retailer itself sells the product. */
  own: boolean;
  official: boolean;
  salePrice: number;
}

/** Picks the features of ST-09 at random for this product and its seller, without contradictory combinations. */
export function drawFeatures(
  random: Random,
  { department, draft, own, official, salePrice }: FeatureFacts,
): ProductFeatures {
  const art = draft.pictures[0]?.recipe.art ?? '';
  const isBigTicket = (draft.bigTicket === true && !HANDY.has(art)) || LARGE.has(art);
  if (draft.digital) {
    return { ...nothingSpecial, digital: true };
  }
  const fulfillmentId = random.chance(own ? 0.92 : official ? 0.3 : 0.2) ? 1 : 0;
  const isBackorder = MADE_ON_DEMAND.has(art) && random.chance(0.18);
  const isStoreOnly = own && !isBackorder && random.chance(0.02);
  const quick = EVERYDAY.has(department) ? 0.6 : SMALL_ELECTRONICS.has(art) ? 0.4 : 0;
  const superExpress = fulfillmentId === 1 && !isBigTicket && !isBackorder && !isStoreOnly && random.chance(quick);
  const extended = fulfillmentId === 0 && !isBackorder && !isStoreOnly && random.chance(0.12);
  return {
    shipsFree:
      !isStoreOnly &&
      (salePrice >= SHIPS_FREE_FROM ||
        (fulfillmentId === 1 && salePrice >= FULFILLED_SHIPS_FREE_FROM && random.chance(0.12))),
    isBackorder,
    isBigTicket,
    extendedCatalogueDays: extended ? random.pick([3, 4, 5, 7, 10, 12]) : 0,
    isStorePickup:
      isStoreOnly || (!isBigTicket && !isBackorder && !extended && random.chance(own ? 0.45 : official ? 0.15 : 0.04)),
    fulfillmentId,
    digital: false,
    isStoreOnly,
    superExpress,
  };
}

const nothingSpecial: ProductFeatures = {
  shipsFree: false,
  isBackorder: false,
  isBigTicket: false,
  extendedCatalogueDays: 0,
  isStorePickup: false,
  fulfillmentId: 0,
  digital: false,
  isStoreOnly: false,
  superExpress: false,
};
