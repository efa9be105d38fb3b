/** The error replies of routes, for their schemas. */
import { errorReply, ref } from '@tianguis/contract';
import Type from 'typebox';

const reply = (description: string) => Type.Unsafe<never>({ ...ref(errorReply), description });

const invalid = {
  400: reply('A parameter or a field is unknown or wrong: INVALID_REQUEST; `fields` names those of a body'),
};
const failing = {
  429: reply('The visitor exceeds a rate limit: TOO_MANY_REQUESTS'),
  500: reply('A fault of the server: INTERNAL'),
  503: reply('The database is unavailable: DATABASE_UNAVAILABLE; too many requests are waiting: SERVER_BUSY'),
};

/** For calls with parameters. */
export const errorReplies = { ...invalid, ...failing };
/** For calls that change data. */
export const formErrorReplies = { ...errorReplies, 403: reply('Sent by a page of another site: FOREIGN_ORIGIN') };
/** For calls for one resource, which may be missing. */
export const errorRepliesWithNotFound = (code: string) => ({
  ...errorReplies,
  404: reply(`There is none of that id: ${code}`),
});
/** For calls with a link that expires. */
export const expiredReply = (code: string) => ({ 410: reply(`The link has expired: ${code}`) });
/** For calls without parameters. */
export const serverErrorReplies = failing;
