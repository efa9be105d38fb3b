/** Effects of events on parcels and mails, for the module that applies events of payments. */

export { addOrderEvent } from './order-events-repository.ts';
export { type NotedMail, noteMail, noteSellerMail, noteSellers } from './order-mails.ts';
export { type MovableOrder, type MovableParcel, moveParcel, type ParcelReport, parcelOutcome } from './parcel-moves.ts';
export { parcelRepository } from './parcel-repository.ts';
