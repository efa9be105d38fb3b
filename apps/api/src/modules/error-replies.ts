/** The error replies that a route may give, for its schema. */
import { errorReply, ref } from '@tianguis/contract';
import Type from 'typebox';

const reply = (description: string) => Type.Unsafe<never>({ ...ref(errorReply), description });

const invalid = {
  400: reply('A parameter or a field is unknown or wrong: INVALID_REQUEST; `fields` names those of a body'),
};
const failing = {
  429: reply('More than its share was asked for by this visitor: TOO_MANY_REQUESTS'),
  500: reply('Our mistake: INTERNAL'),
  503: reply('The database does not answer: DATABASE_UNAVAILABLE; too much is waiting: SERVER_BUSY'),
};

/** For calls that take parameters. */
export const errorReplies = { ...invalid, ...failing };
/** For calls that change something. */
export const formErrorReplies = { ...errorReplies, 403: reply('Sent by a page of another site: FOREIGN_ORIGIN') };
/** For calls that name one thing, which may not be there. */
export const errorRepliesWithNotFound = (code: string) => ({
  ...errorReplies,
  404: reply(`There is none of that id: ${code}`),
});
/** For calls that take nothing. */
export const serverErrorReplies = failing;
