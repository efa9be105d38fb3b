/** The error replies of routes, for their schemas. */
import { errorReply, ref } from '@tianguis/contract';
import Type from 'typebox';

/** The schema of an error reply, with the description of its cases. */
export const failing = (description: string) => Type.Unsafe<never>({ ...ref(errorReply), description });

const invalid = {
  400: failing('A parameter or a field is unknown or wrong: INVALID_REQUEST; `fields` names those of a body'),
};
const common = {
  429: failing('The visitor exceeds a rate limit: TOO_MANY_REQUESTS'),
  500: failing('A fault of the server: INTERNAL'),
  503: failing('The database is unavailable: DATABASE_UNAVAILABLE; too many requests are waiting: SERVER_BUSY'),
};

/** For calls with parameters. */
export const errorReplies = { ...invalid, ...common };
/** For calls that change data. */
export const formErrorReplies = { ...errorReplies, 403: failing('Sent by a page of another site: FOREIGN_ORIGIN') };
/** For calls for one resource, which may be missing. */
export const errorRepliesWithNotFound = (code: string) => ({
  ...errorReplies,
  404: failing(`There is none of that id: ${code}`),
});
/** For calls with the access token of a session. */
export const sessionReplies = {
  401: failing('The token is none, or not valid any more: UNAUTHENTICATED'),
  440: failing('The session is over: SESSION_EXPIRED'),
};
/** For calls with a link that expires. */
export const expiredReply = (code: string) => ({ 410: failing(`The link has expired: ${code}`) });
/** For calls without parameters. */
export const serverErrorReplies = common;
