/** The error replies that a route may give, for its schema. */
import { errorReply, ref } from '@tianguis/contract';
import Type from 'typebox';

const reply = (description: string) => Type.Unsafe<never>({ ...ref(errorReply), description });

const invalid = { 400: reply('A parameter is unknown or wrong: INVALID_REQUEST') };
const failing = {
  500: reply('Our mistake: INTERNAL'),
  503: reply('The database does not answer: DATABASE_UNAVAILABLE'),
};

/** For calls that take parameters. */
export const errorReplies = { ...invalid, ...failing };
/** For calls that name one thing, which may not be there. */
export const errorRepliesWithNotFound = (code: string) => ({
  ...errorReplies,
  404: reply(`There is none of that id: ${code}`),
});
/** For calls that take nothing. */
export const serverErrorReplies = failing;
