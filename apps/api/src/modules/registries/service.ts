/** Gift registries, for other modules (RT-23). */
export { demoCode, demoGiver, makeDemoRegistry, settleDemoGift } from './demo-registry.ts';
export {
  buyersAddress,
  type CheckoutGift,
  canGiveAgain,
  type GiftOfOrder,
  giftItem,
  holdGift,
  isGift,
} from './gifts.ts';
export { registryProofs } from './proofs.ts';
export { giversAddress } from './shown.ts';
export { registryWords } from './words.ts';
