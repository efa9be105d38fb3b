/** SQL that finds the customer whom an operator names, and where the customer is mailed. */
import type { UnitOfWork } from '@tianguis/database';
import { sql } from 'kysely';
import { canonicalFirst, hasSpelling } from '../email-spellings.ts';

/** @param on the database, or a transaction of it */
export const namedCustomers = ({ db }: Pick<UnitOfWork, 'db'>) => ({
  /** The id of a customer. @param who an e-mail or an id */
  async find(who: string): Promise<string | undefined> {
    const customers = db.selectFrom('customers').select('id');
    const row = await (who.includes('@')
      ? customers.where(hasSpelling('email', who)).orderBy(canonicalFirst('email', who))
      : customers.where(sql<boolean>`id::text = ${who}`)
    ).executeTakeFirst();
    return row?.id;
  },

  /** The e-mail and the first name of a customer. */
  contact: (customer: string): Promise<{ email: string; name: string } | undefined> =>
    db.selectFrom('customers').select(['email', 'nombre as name']).where('id', '=', customer).executeTakeFirst(),
});
