/** The parts of customers' data: each module with such data has its part in this list. */
import { accountData } from './modules/accounts/data-parts.ts';
import { addressData } from './modules/addresses/personal-data.ts';
import { balanceData } from './modules/balance/personal-data.ts';
import { cartData } from './modules/cart/personal-data.ts';
import { contactData } from './modules/contact/personal-data.ts';
import { creditData } from './modules/credit/personal-data.ts';
import { invoiceData } from './modules/invoices/personal-data.ts';
import { leadData } from './modules/leads/personal-data.ts';
import { mailData } from './modules/mail/personal-data.ts';
import { messageData } from './modules/messages/personal-data.ts';
import { newsletterData } from './modules/newsletter/personal-data.ts';
import { orderData } from './modules/orders/personal-data.ts';
import { gatherPersonalData, type PersonalDataPart } from './modules/personal-data/service.ts';
import { photographData } from './modules/photographs/personal-data.ts';
import { pushData } from './modules/push/personal-data.ts';
import { questionData } from './modules/questions/personal-data.ts';
import { registryData } from './modules/registries/personal-data.ts';
import { reviewData } from './modules/reviews/personal-data.ts';
import { sharedCartData } from './modules/shared-carts/personal-data.ts';
import { wishlistData } from './modules/wishlist/personal-data.ts';

/**
 * Two kinds of data are in no part. The keys of rate limits (`rate_limits`) expire within an hour. Reviews that other
 * systems brought belong to no account.
 */
export const dataParts: readonly PersonalDataPart[] = [
  ...accountData,
  ...[wishlistData, cartData, sharedCartData, addressData, mailData, newsletterData, contactData, leadData],
  ...[invoiceData, orderData, photographData, reviewData, questionData, messageData],
  ...[balanceData, creditData, registryData, pushData],
];

export const personalData = gatherPersonalData(dataParts);
