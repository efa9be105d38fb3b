/** Mail: the template for all mails of a shop, and a client that sends them over SMTP. */

export { actionsIn, type Letter, type LetterPart, type LetterShop, renderLetter } from './letter.ts';
export { createMailer, type Mailer, type OutgoingMail } from './mailer.ts';
