/** The address of a purchase, as the order stores it. */
import { createHash } from 'node:crypto';
import type { Address } from '@tianguis/contract';

/** The texts of an address, without its state in the customer's list. */
export function deliveredAddress({ predeterminada: _, ...address }: Address): Record<string, string> {
  return address;
}

/** Identifies an address and its present texts, so that a corrected address is another one. */
export function addressKey(address: Address): string {
  const texts = JSON.stringify(Object.entries(deliveredAddress(address)).toSorted());
  return `${address.id} ${createHash('sha256').update(texts).digest('base64url').slice(0, 16)}`;
}
