import type { DepartmentKey } from '../departments/department-keys.ts';
import type { DepartmentEntry } from '../departments/index.ts';
import type { StoreRow } from '../generator/rows.ts';
import { slugify } from '../generator/slug.ts';
import type { PictureRecipe } from '../types.ts';
import { officialSellers } from './official/index.ts';
import { returnPolicies, type ShippingWay, shippingPolicies } from './policies.ts';
import type { SellerSheet } from './sheet.ts';
import { thirdPartySellers } from './third-party/index.ts';

/** A store's row, with the properties that decide which products it sells. */
export interface ShopStore extends StoreRow {
  departments: readonly DepartmentKey[];
  /** The only brand that the store sells; null if it sells several brands. */
  brand: string | null;
  size: number;
  care: number;
  ships: ShippingWay;
}

function logo(motif: string, accent: string, seed: number): PictureRecipe {
  return { art: `emoji:${motif}`, colors: [accent], params: {}, view: 'hero', scene: 'studio', seed };
}

function thirdParty(sheet: SellerSheet, id: number, brand: string | null): ShopStore {
  const { name, city, state, since, accent, departments, size, care } = sheet;
  return {
    ...{ id, name, slug: slugify(name), isOwn: false, isOfficial: brand !== null, description: sheet.about },
    ...{
      city,
      state,
      since,
      accent,
      logo: logo(sheet.motif, accent, id),
      departments,
      brand,
      size,
      care,
      ships: sheet.ships,
    },
    shippingPolicy: shippingPolicies[sheet.ships],
    returnPolicy: returnPolicies[sheet.returns],
  };
}

const OWN_ID = 1;

const own: ShopStore = {
  id: OWN_ID,
  name: 'Tianguis',
  slug: 'tianguis',
  isOwn: true,
  isOfficial: false,
  description:
    'Nuestra propia tienda: lo compramos, lo guardamos y te lo mandamos nosotros. Como en el tianguis de tu colonia, pero con garantía y entrega hasta tu puerta.',
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
  ships: 'own',
};

/**
 * First id of official stores. The gap below it leaves room for new sellers of many brands, so that these ids do not
 * change.
 */
const FIRST_OFFICIAL_ID = 101;

/** The retailer (id 1), the sellers of many brands, and the official stores of these departments' brands. */
export function storesFor(departments: readonly DepartmentEntry[]): readonly ShopStore[] {
  const official = officialSellers.flatMap((sheet, i) => {
    const brand = departments.find(({ key }) => key === sheet.department)?.department.brands[sheet.brandAt];
    if (brand === undefined) return [];
    const named = { name: fill(sheet.name, brand), about: fill(sheet.about, brand), departments: [sheet.department] };
    return [thirdParty({ ...sheet, ...named }, FIRST_OFFICIAL_ID + i, brand)];
  });
  return [own, ...thirdPartySellers.map((sheet, i) => thirdParty(sheet, OWN_ID + 1 + i, null)), ...official];
}

function fill(text: string, brand: string): string {
  return text.replaceAll('{marca}', brand);
}
