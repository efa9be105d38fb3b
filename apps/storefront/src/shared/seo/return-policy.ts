/** The shop's policy of returns as schema.org data, for search engines (FE-01). */
import { returnDays } from '@tianguis/domain/order';

const word = (name: string): string => `https://schema.org/${name}`;

/**
 * `MerchantReturnPolicy`: 30 days after the receipt, by parcel. A customer who has changed their mind pays the way
 * back, the shop pays it for defects (`content/landing/politica-devoluciones.md`).
 */
export const returnPolicyData = (origin: string): Record<string, unknown> => ({
  '@type': 'MerchantReturnPolicy',
  '@id': `${origin}/#devoluciones`,
  applicableCountry: 'MX',
  returnPolicyCountry: 'MX',
  returnPolicyCategory: word('MerchantReturnFiniteReturnWindow'),
  merchantReturnDays: returnDays,
  merchantReturnLink: `${origin}/politica-devoluciones`,
  returnMethod: word('ReturnByMail'),
  refundType: word('FullRefund'),
  returnFees: word('ReturnFeesCustomerResponsibility'),
  customerRemorseReturnFees: word('ReturnFeesCustomerResponsibility'),
  itemDefectReturnFees: word('FreeReturn'),
});
