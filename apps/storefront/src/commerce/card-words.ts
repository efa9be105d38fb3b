/** The names of cards for their customers. */

/** A card as an order or a payment shows it. */
export interface NamedCard {
  brand: string;
  last4: string;
}

const brands: Readonly<Record<string, string>> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** The name of a card's brand; `undefined` for a brand that we do not know. */
const brandOf = ({ brand }: NamedCard): string | undefined => brands[brand.toLowerCase()];

/** `Visa •••• 4242` */
export const cardInShort = (card: NamedCard): string => `${brandOf(card) ?? 'Tarjeta'} •••• ${card.last4}`;

/** `Visa terminada en 4 2 4 2`: screen readers read the digits one by one. */
export const cardSpoken = (card: NamedCard): string =>
  `${brandOf(card) ?? 'Tarjeta'} terminada en ${card.last4.split('').join(' ')}`;

/** `Visa terminada en 4242`, within a sentence. */
export const cardInWords = (card: NamedCard): string => `${brandOf(card) ?? 'tarjeta'} terminada en ${card.last4}`;
