/** Opens one shop for all request tests, unless `npm test` has opened it for them and the browser tests. */
import { isShopOpen, openTestedShop } from '../support/shop/tested-shop.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  return isShopOpen ? undefined : openTestedShop();
}
