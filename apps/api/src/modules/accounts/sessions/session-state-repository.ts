/** The SQL conditions for open sessions, which all queries for the state of a session use. */
import { sql } from 'kysely';

/**
 * Whether the session `s` of a query is open. The session of a client is open only while the storefront's session is
 * open by which the client was signed in. A session that was opened by the session of a client is never open: earlier
 * releases opened such sessions.
 */
export function isOpenSession({ idleDays }: { idleDays: number }) {
  const lives = (one: 's' | 'storefront') => {
    const [ended, ends, seen] = ['ended_at', 'ends_at', 'seen_at'].map((column) => sql.ref(`${one}.${column}`));
    return sql`${ended} is null and ${ends} > now() and ${seen} > now() - make_interval(days => ${idleDays}::integer)`;
  };
  return sql<boolean>`(${lives('s')} and (s.parent_id is null or exists (
    select from customer_sessions storefront
     where storefront.id = s.parent_id and storefront.parent_id is null and ${lives('storefront')})))`;
}
