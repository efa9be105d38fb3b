/** The choice of an address (UI-11), as its page and its resource return it. */
import type { AddressFailure } from '../../../commerce/destination/address-failure.ts';

export interface AddressOption {
  id: string;
  /** The recipient. */
  nombre: string;
  /** Street with its numbers. */
  direccion: string;
  /** Colonia, municipality, postal code. */
  lugar: string;
  codigoPostal: string;
  predeterminada: boolean;
}

export interface AddressChoice {
  options: readonly AddressOption[];
  /** Id of the address that is the destination; empty if the destination is no address of the customer, or unknown. */
  chosen: string;
}

/** The reply of the resource. */
export type AddressAnswer = AddressChoice | { failure: AddressFailure };

/** Names of the form's fields. */
export const addressChoiceField = 'direccion';
export const backField = 'volver';
