/**
 * Protects the forms of the cashier's page. A form carries an id, and a signature over the id and a cookie. Another
 * site knows neither, and a form that is sent twice has an effect once.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../../bank.ts';
import { isSameSecret } from '../../random.ts';
import { textOf } from '../form-values.ts';

const cookieName = 'acquirer_form';

/** A token for the forms of a page. Sets the cookie if the browser has none. */
export function formToken(bank: Bank, request: FastifyRequest, reply: FastifyReply): () => string {
  let cookie = cookieOf(request);
  if (!cookie) {
    cookie = randomBytes(18).toString('base64url');
    reply.header('set-cookie', `${cookieName}=${cookie}; Path=/caja; HttpOnly; SameSite=Strict`);
  }
  const { key } = bank.secrets;
  const value = cookie;
  return () => {
    const id = randomBytes(18).toString('base64url');
    return `${id}.${sign(key, id, value)}`;
  };
}

/** Checks the token of a submitted form. @returns the id of the form; undefined for a wrong token */
export function readFormToken(bank: Bank, request: FastifyRequest): string | undefined {
  const [id = '', signature = ''] = textOf(request.body, 'formulario').split('.');
  const cookie = cookieOf(request);
  if (!cookie || !isSameSecret(signature, sign(bank.secrets.key, id, cookie))) return undefined;
  return id;
}

/** Uses a form in a transaction of the caller. @returns false if the form was used before */
export function useForm({ db, clock }: Bank, id: string): boolean {
  return (
    db.run('insert into cashier_forms (id, at) values (:id, :at) on conflict do nothing', { id, at: clock.now() }) > 0
  );
}

const sign = (key: string, id: string, cookie: string): string =>
  createHmac('sha256', key).update(`${id}.${cookie}`).digest('base64url');

function cookieOf({ headers }: FastifyRequest): string | undefined {
  const parts = (headers.cookie ?? '').split(';').map((part) => part.trim());
  return parts.find((part) => /^acquirer_form=[\w-]{24}$/.test(part))?.slice(cookieName.length + 1);
}
