import type { DepartmentKey } from '../departments/order.ts';
import type { returnPolicies, shippingPolicies } from './policies.ts';

/** What is written about one seller. */
export interface SellerSheet {
  name: string;
  city: string;
  state: string;
  /** `YYYY-MM-DD`. */
  since: string;
  /** Hex colour of its face. */
  accent: string;
  /** Drawing of its logo, a name of fluent-emoji. */
  motif: string;
  departments: readonly DepartmentKey[];
  /** How much it sells, relative to the others of its departments. */
  size: number;
  /** 0 to 1: how well it packs, sends and answers. Its reviews follow. */
  care: number;
  ships: keyof typeof shippingPolicies;
  returns: keyof typeof returnPolicies;
  about: string;
}

/** A brand's own shop; it sells that brand and nothing else. */
export interface OfficialSheet extends Omit<SellerSheet, 'departments'> {
  department: DepartmentKey;
  /** Which of the department's brands, by its place in the list. */
  brandAt: number;
}
