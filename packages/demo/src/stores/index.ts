import type { DepartmentKey } from '../departments/order.ts';
import type { StoreRow } from '../generator/rows.ts';
import { slugify } from '../generator/slug.ts';
import type { PictureRecipe } from '../types.ts';
import { officialSellers } from './official.ts';
import { returnPolicies, shippingPolicies } from './policies.ts';
import type { OfficialSheet, SellerSheet } from './sheet.ts';
import { thirdPartySellers } from './third-party.ts';

/** A store's row and what decides which products it sells. */
export interface ShopStore extends StoreRow {
  departments: readonly DepartmentKey[];
  /** The only brand that it sells; null: any. */
  brand: string | null;
  size: number;
  care: number;
}

function logo(motif: string, accent: string, seed: number): PictureRecipe {
  return { art: `emoji:${motif}`, colors: [accent], params: {}, view: 'hero', scene: 'studio', seed };
}

function toStore(sheet: SellerSheet | OfficialSheet, id: number): ShopStore {
  return {
    id,
    name: sheet.name,
    slug: slugify(sheet.name),
    isOwn: false,
    isOfficial: 'brand' in sheet,
    description: sheet.about,
    city: sheet.city,
    state: sheet.state,
    since: sheet.since,
    accent: sheet.accent,
    logo: logo(sheet.motif, sheet.accent, id),
    shippingPolicy: shippingPolicies[sheet.ships],
    returnPolicy: returnPolicies[sheet.returns],
    departments: sheet.departments,
    brand: 'brand' in sheet ? sheet.brand : null,
    size: sheet.size,
    care: sheet.care,
  };
}

const OWN_ID = 1;

const own: ShopStore = {
  id: OWN_ID,
  name: 'Tianguis',
  slug: 'tianguis',
  isOwn: true,
  isOfficial: true,
  description:
    'Nuestra propia tienda: lo compramos, lo guardamos y te lo mandamos nosotros. Como en el tianguis de tu colonia, pero con garantía, meses sin intereses y entrega hasta tu puerta.',
  city: 'Tultitlán',
  state: 'Estado de México',
  since: '2015-01-12',
  accent: '#a3195b',
  logo: logo('shopping-bags', '#a3195b', OWN_ID),
  shippingPolicy: shippingPolicies.own,
  returnPolicy: returnPolicies.own,
  departments: [],
  brand: null,
  size: 1,
  care: 0.82,
};

/** The retailer itself (id 1), the sellers of many brands and the brands' official stores. */
export const shopStores: readonly ShopStore[] = [
  own,
  ...[...thirdPartySellers, ...officialSellers].map((sheet, i) => toStore(sheet, OWN_ID + 1 + i)),
];
