/** The data of the pages of shared carts. Amounts are centavos. */
import type { SharedCartKind } from '@tianguis/domain/cart';

export interface SharedLineData {
  key: string;
  title: string;
  href: string;
  picture: string;
  alt: string;
  options: string;
  /** Number of pieces that can be bought; 0 if the product cannot be bought. */
  pieces: number;
  amount: number;
}

export interface UnavailableData {
  kind: SharedCartKind;
  /** Another try may succeed: the API or the connection failed. */
  canRetry: boolean;
}

export interface EntryData {
  kind: SharedCartKind;
  /** The last segment of the URL. */
  link: string;
  /** Name of the link's owner; undefined for a partner's link. */
  by: string | undefined;
  lines: SharedLineData[];
  pieces: number;
  goods: number;
  /** Number of lines of the link that cannot be bought. */
  missing: number;
  /** The visitor made the link: its products are not added, and the page leads back to the visitor's links. */
  isOwn: boolean;
  /** Links to sign-in and registration, which return here; undefined for a signed-in customer. */
  ways: { login: string; register: string } | undefined;
}

/** The products that a link added to the cart, for the cart's page. */
export interface SharedNoteData {
  use: string;
  kind: SharedCartKind;
  by: string | undefined;
  added: Array<{ key: string; title: string; pieces: number }>;
  notices: string[];
  isUndone: boolean;
}

export interface OwnLinkData {
  id: string;
  url: string;
  products: number;
  /** Dates in words. */
  made: string;
  until: string;
}

export const sharedCartFields = { kind: 'tipo', link: 'enlace', use: 'uso', what: 'accion' } as const;
