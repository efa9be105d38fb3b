import type { DepartmentKey } from '../departments/department-keys.ts';
import type { returnPolicies, ShippingWay } from './policies.ts';

/** Description of a seller. */
export interface SellerSheet {
  name: string;
  city: string;
  state: string;
  /** `YYYY-MM-DD`. */
  since: string;
  /** Accent colour, `#rrggbb`. */
  accent: string;
  /** Drawing of the store's logo: a name in fluent-emoji. */
  motif: string;
  departments: readonly DepartmentKey[];
  /** Weight of the store's sales among the sellers of its departments. */
  size: number;
  /** Quality of the store's service, 0 to 1; affects its reviews. */
  care: number;
  ships: ShippingWay;
  returns: keyof typeof returnPolicies;
  about: string;
}

/** An official store, which sells only its brand. */
export interface OfficialSheet extends Omit<SellerSheet, 'departments'> {
  department: DepartmentKey;
  /** Index of the brand in the department's list. */
  brandAt: number;
}
