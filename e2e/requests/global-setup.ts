/** Opens one shop for all request tests, unless `npm test` has opened a shop for request tests and browser tests. */
import { isShopOpen, openTestedShop } from '../support/shop/tested-shop.ts';

export async function setup(): Promise<(() => Promise<void>) | undefined> {
  return isShopOpen ? undefined : openTestedShop();
}
