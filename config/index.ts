export { type AccountSettings, accountsOf } from './account-settings.ts';
export { type MenuFault, withoutDeadLinks } from './menu-links.ts';
export type { OfferSettings } from './offer-settings.ts';
export {
  linkIcons,
  loadShopConfig,
  type ShopConfig,
  shopConfigSchema,
} from './schema.ts';
export { loadTaxRules } from './tax-rules.ts';
