/** Gift registries, for other modules (RT-23). */
export { demoCode, demoGiver, makeDemoRegistry, settleDemoGift } from './demo-repository.ts';
export {
  buyersAddress,
  type CheckoutGift,
  canGiveAgain,
  changedGift,
  type GiftOfOrder,
  giftItem,
  holdGift,
  isGift,
  isOwnersRefund,
  payeeOfRefund,
} from './gift-repository.ts';
export { registryProofs } from './proofs.ts';
export { giversAddress } from './shown.ts';
export { registryWords } from './words.ts';
