/** Mails of the tested shop that open in the browser (RT-18). */
import { readSigningKey } from '@tianguis/database';
import { makeSignedToken } from '../../../apps/api/src/signed-token.ts';
import { withShopDatabase } from './database.ts';
import { origin, shop } from './operator.ts';

/** Headers of each reply that shows a mail, or the page in its place. */
export const headersOfMail = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Writes a mail as the shop does.
 * @returns its id, and the link in it
 * @throws Error if the mail has no link to itself
 */
export async function writeMail(to: string): Promise<{ id: string; link: string }> {
  const [, id = ''] = /mail show (\S+)/.exec(shop('mail', 'test', to)) ?? [];
  const { rows } = await withShopDatabase(({ pool }) =>
    pool.query<{ text: string }>('select plain_text as text from mails where id = $1', [id]),
  );
  const [link = ''] = /\S+\/verCorreoCompleto\?token=\S+/.exec(rows[0]?.text ?? '') ?? [];
  if (!link.startsWith(`${origin}/verCorreoCompleto?token=${id}.`)) throw new Error(`The mail has the link "${link}".`);
  return { id, link };
}

/** Stores a mail with this document, as if the shop had written it. @returns its link */
export const storeMail = (html: string): Promise<string> =>
  withShopDatabase(async ({ pool }) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into mails (kind, recipient, subject, html, plain_text)
       values ('test', 'ajeno@tianguis.example', 'Ajeno', $1, '') returning id`,
      [html],
    );
    return linkTo(rows[0]?.id ?? '', Date.now() + 60_000);
  });

/** The link to a mail, which is valid until `end` (milliseconds since 1970). */
export const linkTo = async (id: string, end: number): Promise<string> => {
  const key = await withShopDatabase(({ db }) => readSigningKey(db, 'mail-in-browser'));
  return `${origin}/verCorreoCompleto?token=${makeSignedToken(id, end, key)}`;
};
