export { loadShopConfig, type ShopConfig, shopConfigSchema } from './schema.ts';
