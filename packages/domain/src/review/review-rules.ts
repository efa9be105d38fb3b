import { contactDataIn } from '../contact/contact-data.ts';

/** Most stars of a review; the least is one. */
export const mostStars = 5;

/** Characters of the title and of the text. */
export const longestReviewTitle = 80;
export const shortestReview = 10;
export const longestReview = 2_000;

/** Pieces of a product in one line of an order of the customer. */
export interface BoughtLine {
  /** The order was placed while the shop tested. */
  isTest: boolean;
  /** The state of the parcel. */
  parcel: string;
  /** Pieces that left the shop. */
  shipped: number;
}

/**
 * Whether pieces of a line let their customer review the product: they arrived. Pieces that were returned later count,
 * since a review of what went back is worth as much to others.
 */
export const letsReview = ({ isTest, parcel, shipped }: BoughtLine): boolean =>
  !isTest && parcel === 'delivered' && shipped > 0;

/**
 * States of a review. `shown`: everybody sees it, and its stars count. `waiting`: a person of the shop reads it first.
 * `refused`: that person has refused it, and its customer can mend it. `hidden`: it was shown, and then taken from the
 * page. `withdrawn`: its customer has erased it.
 */
export const reviewStates = ['shown', 'waiting', 'refused', 'hidden', 'withdrawn'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** Why the shop refuses or hides a review. Bad opinions are no reason. */
export const reviewReasons = ['contact', 'insult', 'personal', 'other-thing', 'advertising', 'photograph'] as const;
export type ReviewReason = (typeof reviewReasons)[number];

export interface WrittenReview {
  title: string;
  body: string;
  photographs: number;
}

/**
 * The state of a review that was written or changed. A program finds contact data and links, but looks at no
 * photograph. A review that the shop refused once waits after each change, even after it was withdrawn.
 */
export const stateOfWritten = ({ title, body, photographs }: WrittenReview, wasRefused: boolean): ReviewState =>
  wasRefused || photographs > 0 || contactDataIn(`${title}\n${body}`) !== undefined ? 'waiting' : 'shown';

/** The name that others see: `Guadalupe X.` */
export function reviewAuthor(nombre: string, apellido: string): string {
  const [first = ''] = nombre.trim().split(/\s+/u);
  const [initial = ''] = apellido.trim();
  return initial === '' ? first : `${first} ${initial.toLocaleUpperCase('es-MX')}.`;
}

/** The name above a review whose account was erased. */
export const erasedAuthor = 'Cliente de la tienda';
