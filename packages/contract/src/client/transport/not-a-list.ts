import { type ErrorCode, errorCatalogue } from '../../errors/errors.ts';
import { ApiError } from './api-error.ts';

/** ER-02, ER-03: a success whose body or `data` is a list counts as a 404. @throws ApiError with the given code */
export async function notAList<Reply extends { data: unknown }>(
  reply: Promise<Reply>,
  code: ErrorCode,
): Promise<Reply> {
  const body: unknown = await reply;
  const isNothing = Array.isArray(body) || Array.isArray((body as Reply | null)?.data);
  if (isNothing) throw new ApiError({ code, ...errorCatalogue[code] });
  return body as Reply;
}
