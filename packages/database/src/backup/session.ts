/** Session settings for backup and restore, independent of the configuration of server and roles. */
import type pg from 'pg';

/** Sets text formats for this transaction. Every release of PostgreSQL reads these formats back without loss. */
export async function setTextFormats(client: pg.ClientBase): Promise<void> {
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
