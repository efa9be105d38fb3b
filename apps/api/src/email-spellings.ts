/**
 * Finds rows by an e-mail. New rows have the canonical spelling of `mailKey`. Rows of earlier releases may have the
 * domain in Unicode, or a text that is no address any more.
 */
import { domainToUnicode } from 'node:url';
import { canonicalMailAddress, mailKey } from '@tianguis/domain';
import { type Expression, type SqlBool, sql } from 'kysely';

/** The spellings in lower case under which rows of this e-mail may be stored; the canonical spelling comes first. */
export function spellingsOf(email: string): [string, ...string[]] {
  const typed = email.trim();
  const canonical = canonicalMailAddress(typed);
  // A text that is no address finds only itself. If it found an account of another spelling, the tries at this account
  // would be counted separately.
  if (canonical === undefined) return [mailKey(typed)];
  const at = canonical.lastIndexOf('@') + 1;
  const international = canonical.slice(0, at) + domainToUnicode(canonical.slice(at));
  return [canonical, ...new Set([international, typed.toLowerCase()].filter((one) => one !== canonical))];
}

/** Whether a column has one of these spellings. The unique indexes on the lower case of e-mails find the rows. */
export const hasSpelling = (column: string, email: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = any(${spellingsOf(email)}::text[])`;

/** Sorts the row with the canonical spelling first, if several rows have spellings of one e-mail. */
export const canonicalFirst = (column: string, email: string): Expression<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) <> ${mailKey(email)}`;
