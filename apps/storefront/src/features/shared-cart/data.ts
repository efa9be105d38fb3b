/** The data of the pages of shared carts. Amounts are centavos. */
import type { SharedCartKind } from '@tianguis/domain/cart';

export interface SharedLineData {
  key: string;
  title: string;
  href: string;
  picture: string;
  alt: string;
  options: string;
  /** That can be bought; 0: none. */
  pieces: number;
  amount: number;
}

export interface UnavailableData {
  kind: SharedCartKind;
  /** Another try may succeed: the shop, or the line to it, failed. */
  canRetry: boolean;
}

export interface EntryData {
  kind: SharedCartKind;
  /** What the address ends with. */
  link: string;
  /** Whose it is; undefined: of a partner. */
  by: string | undefined;
  lines: SharedLineData[];
  pieces: number;
  goods: number;
  /** Lines of the link that cannot be bought. */
  missing: number;
  /** The visitor made the link: nothing is added by itself. */
  isOwn: boolean;
  /** Where a visitor signs in or registers, and comes back from; undefined for who is signed in. */
  ways: { login: string; register: string } | undefined;
}

/** The products that a link added, for the page of the cart. */
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
  /** Days, in words. */
  made: string;
  until: string;
}

export const sharedCartFields = { kind: 'tipo', link: 'enlace', use: 'uso', what: 'accion' } as const;
