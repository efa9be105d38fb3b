/** The choice of an address (UI-11), as its page and its resource give it. */
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
  /** Of the address that things go to; empty where they go elsewhere, or there is none. */
  chosen: string;
}

/** The reply of the resource. */
export type AddressAnswer = AddressChoice | { failure: AddressFailure };

/** Names of the form's fields. */
export const addressChoiceField = 'direccion';
export const backField = 'volver';
