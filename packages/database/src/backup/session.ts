/** One language for rows on their way out and in, whatever a server or its roles are set to. */
import type pg from 'pg';

/** For the transaction: values as text that any release of PostgreSQL reads back to the same value. */
export async function speakPlainly(client: pg.ClientBase): Promise<void> {
  await client.query(`
    set local client_encoding = 'UTF8';
    set local timezone = 'UTC';
    set local datestyle = 'ISO, YMD';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 3;
    set local bytea_output = 'hex';
    set local xmloption = 'content';
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local row_security = off`);
}
