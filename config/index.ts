export { linkIcons, loadShopConfig, type ShopConfig, shopConfigSchema } from './schema.ts';
