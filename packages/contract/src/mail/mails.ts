/** Mails that the shop sent, for readers who open the link in a mail (RT-18). */
import Type, { type Static } from 'typebox';

export const mailQuery = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200, description: 'The token of the link in the mail' }) },
  { additionalProperties: false },
);

export const mailReply = Type.Object({
  data: Type.Object({
    html: Type.String({
      description: 'The whole document, as it was sent: show it without scripts, apart from the shop',
    }),
  }),
});
export type MailReply = Static<typeof mailReply>;
