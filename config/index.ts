export { type MenuFault, withoutDeadLinks } from './menu-links.ts';
export {
  type AccountSettings,
  accountsOf,
  linkIcons,
  loadShopConfig,
  paymentMarks,
  type ShopConfig,
  shopConfigSchema,
} from './schema.ts';
