export { type AccountSettings, accountsOf } from './account-settings.ts';
export { type MenuFault, withoutDeadLinks } from './menu-links.ts';
export {
  linkIcons,
  loadShopConfig,
  paymentMarks,
  type ShopConfig,
  shopConfigSchema,
} from './schema.ts';
export { loadTaxRules } from './tax-rules.ts';
