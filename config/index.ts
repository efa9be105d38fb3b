export { type AccountSettings, accountsOf } from './account-settings.ts';
export { type MenuFault, withoutDeadLinks } from './menu-links.ts';
export type { OfferSettings } from './offer-settings.ts';
export { loadSellerRules } from './rules/seller-rules.ts';
export { loadTaxRules } from './rules/tax-rules.ts';
export {
  linkIcons,
  loadShopConfig,
  type ShopConfig,
  shopConfigSchema,
} from './schema.ts';
