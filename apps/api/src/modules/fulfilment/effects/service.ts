/** Effects of events on parcels and mails, for the module that applies events of payments. */

export {
  addCancellation,
  canCancelPieces,
  cancellablePieces,
  cancelPieces,
  causeOfCancellation,
} from './cancel-pieces.ts';
export { lockCoupon, setCoupon } from './coupon-use-repository.ts';
export { addOrderEvent } from './order-events-repository.ts';
export { type NotedMail, noteMail, noteSellerMail, noteSellers } from './order-mails.ts';
export {
  leftPieces,
  type MovableLine,
  type MovableOrder,
  type MovableParcel,
  moveParcel,
  type ParcelReport,
  parcelOutcome,
} from './parcel-moves.ts';
export { makeRefunds, type PiecesOfLine, refundAmounts, refundPieces } from './refunded-pieces.ts';
