/** Mail: one template for all letters of a shop, and sending them over SMTP. */

export { type Letter, type LetterPart, type LetterShop, renderLetter } from './letter.ts';
export { createMailer, type Mailer, type OutgoingMail } from './mailer.ts';
