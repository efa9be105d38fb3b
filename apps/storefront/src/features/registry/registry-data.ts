/** The data of the pages of gift registries. Money is in centavos. */
import type {
  GiftChange,
  OwnRegistry,
  OwnRegistrySummary,
  Registry,
  RegistryGift,
  RegistrySummary,
} from '@tianguis/contract';
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
  /** The owner may change the gift into balance. */
  mayChange: boolean;
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

/** What the owner reads before a gift is changed into balance. */
export interface ChangingData {
  gift: string;
  /** The facts of the gift; undefined while the gifts are secret. */
  from: RegistryGift | undefined;
  /** What the owner would get; undefined if the gift cannot be changed. */
  offer: GiftChange | undefined;
  /** Why it cannot be changed. */
  hindrance: string | undefined;
}

export interface OwnPageData {
  /** The id of the next new registry: sent again, it is one. */
  form: string;
  addresses: readonly AddressChoice[];
  done: DoneName | undefined;
  registries: readonly OwnRegistrySummary[];
  /** The registry of the page. */
  registry: (OwnRegistry & { link: string }) | undefined;
  /** The gift that the owner may change into balance. */
  changing: ChangingData | undefined;
  isEditing: boolean;
  isCreating: boolean;
  adding: AddedProduct | undefined;
  values: FieldTexts;
}
