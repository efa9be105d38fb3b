/** The data of the pages of gift registries. Money is in centavos. */
import type { OwnRegistry, OwnRegistrySummary, Registry, RegistrySummary } from '@tianguis/contract';
import { dateFormat } from '@tianguis/domain';
import type { FieldTexts } from '@tianguis/ui';
import type { DoneName } from './registry-fields.ts';

/** Such as `14 de febrero de 2027`. */
export const formatDateOnly = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' });

export interface LandingData {
  /** The registries that were found; undefined without a search. */
  found: readonly RegistrySummary[] | undefined;
  /** What was searched. */
  name: string;
  /** The typed text, if the text is no code. */
  wrongCode: string | undefined;
}

export interface RegistryData extends Registry {
  /** Gifts can be bought now. */
  isOpen: boolean;
}

export interface GiveData {
  codigo: string;
  names: string;
  town: string;
  title: string;
  options: string;
  picture: string | null;
  price: number;
  /** Pieces that can be given; 0 if none. */
  left: number;
}

/** An address of the customer, as the form offers it. */
export interface AddressChoice {
  value: string;
  label: string;
}

/** A product that is added. */
export interface AddedProduct {
  id: number;
  sku: string;
  title: string;
  href: string;
  picture: string | null;
  /** Pieces that the product's page chose. */
  pieces: string;
}

export interface OwnPageData {
  /** The id of the next new registry: sent again, it is one. */
  form: string;
  addresses: readonly AddressChoice[];
  done: DoneName | undefined;
  registries: readonly OwnRegistrySummary[];
  /** The registry of the page. */
  registry: (OwnRegistry & { link: string }) | undefined;
  isEditing: boolean;
  isCreating: boolean;
  adding: AddedProduct | undefined;
  values: FieldTexts;
}
