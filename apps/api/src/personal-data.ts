/** The data of customers that the shop has: each module with such data has its part in this list. */
import { accountData } from './modules/accounts/data-parts.ts';
import { addressData } from './modules/addresses/personal-data.ts';
import { cartData } from './modules/cart/personal-data.ts';
import { mailData } from './modules/mail/personal-data.ts';
import { newsletterData } from './modules/newsletter/personal-data.ts';
import { gatherPersonalData, type PersonalDataPart, purchaseData } from './modules/personal-data/service.ts';
import { sharedCartData } from './modules/shared-carts/personal-data.ts';
import { wishlistData } from './modules/wishlist/personal-data.ts';

/**
 * Rate limits (`rate_limits`) are in no part: their keys expire within an hour. Reviews are in none: a review has the
 * name that its author wrote, and no account.
 */
export const dataParts: readonly PersonalDataPart[] = [
  ...accountData,
  ...[wishlistData, cartData, sharedCartData, addressData, mailData, newsletterData, purchaseData],
];

export const personalData = gatherPersonalData(dataParts);
