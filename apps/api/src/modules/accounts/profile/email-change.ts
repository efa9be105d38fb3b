/**
 * Changes an e-mail after codes from both addresses: a thief needs the session and both mailboxes. The replies do not
 * reveal whether another customer has the new address.
 */
import type { DoneReply, EmailConfirmationForm, EmailForm, EmailReply } from '@tianguis/contract';
import { canonicalMailAddress } from '@tianguis/domain';
import { consumeAll } from '../../../plugins/rate-limits.ts';
import { codeFailure } from '../credentials/code-failure.ts';
import { codeMinutes } from '../credentials/code-repository.ts';
import { addressInUse, emailChanged, newAddressCode, oldAddressCode } from '../customers/account-letters.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { emailFault } from '../customers/profile-fields.ts';
import { accountRepository } from '../customers/repository.ts';
import { freeEmailOfGone } from '../privacy/erasure.ts';
import { changeEmail, signedInRepository } from '../sessions/account-repository.ts';
import type { Authentication } from '../sessions/authentication.ts';
import { endOthers } from '../sessions/end-others.ts';
import type { AccountParts } from '../sessions/parts.ts';
import type { SessionTries } from '../sessions/session-tries.ts';
import { type WhoVisits, wrongFields } from '../sessions/signed-in.ts';
import { type EmailCodes, emailChangeRepository } from './email-change-repository.ts';

export interface EmailChangeService {
  /**
   * Mails a code to each address.
   * @throws Failure CONFIRMATION_REQUIRED; VALIDATION_FAILED for the field `correo`; TOO_MANY_REQUESTS
   */
  request(accessToken: string | undefined, form: EmailForm): Promise<DoneReply>;
  /** @throws Failure VALIDATION_FAILED for the fields with a wrong code; SESSION_EXPIRED with the fifth wrong try */
  confirm(accessToken: string | undefined, form: EmailConfirmationForm): Promise<EmailReply>;
}

interface WhoAre {
  whoVisits: WhoVisits;
  whoConfirmed: WhoVisits;
  authentication: Pick<Authentication, 'endSessionsIn'>;
  tries: SessionTries;
}

const sent =
  'Te enviamos un código a tu correo nuevo y otro al de siempre. Si no los ves, revisa también la carpeta de no deseados.';
const fields = { fresh: 'codigoNuevo', old: 'codigoAnterior' } as const;
const over = () => codeFailure('over', Object.values(fields));

export function createEmailChange(
  parts: AccountParts,
  { whoVisits, whoConfirmed, authentication, tries }: WhoAre,
): EmailChangeService {
  const { shop, mail, codes, personalData, publicOrigin } = parts;

  /** Compares both codes. @returns the id of the change */
  const check = async (customer: string, typed: EmailCodes): Promise<string> => {
    // This statement is outside of the unit of work, so that the try counts even if the rest fails.
    const verdict = await emailChangeRepository(shop.db).tryCodes(customer, typed, await parts.codeKey());
    if (verdict.is === 'right') return verdict.id;
    if (verdict.is === 'over') throw over();
    throw codeFailure(
      'wrong',
      (['fresh', 'old'] as const).filter((one) => !verdict[one]).map((one) => fields[one]),
    );
  };

  return {
    async request(accessToken, { correo }) {
      const { session, account } = await whoConfirmed(accessToken);
      const email = canonicalMailAddress(correo.trim());
      if (email === undefined) throw wrongFields([emailFault]);
      // A customer of an earlier release may replace another spelling of the e-mail by the canonical spelling.
      if (email === account.email.toLowerCase())
        throw wrongFields([{ name: 'correo', code: 'WRONG', msg: 'Ese ya es tu correo. Escribe el nuevo.' }]);
      const giveBack = await consumeAll([codes, account.id], [codes, email.toLowerCase()]);
      const key = await parts.codeKey();
      const isSent = await shop.withTransaction(async (unit) => {
        const { nombre, email: today } = await signedInRepository(unit.db).lock(session);
        const made = await emailChangeRepository(unit.db).start(account.id, email, key);
        if (made === undefined) return false;
        const owner = await accountRepository(unit.db).byEmail(email);
        const known = owner?.id === account.id ? undefined : owner;
        // Both kinds of mail are secret. A secret mail gets no link to a copy in the browser. So no mail needs the time
        // to make such a link, and the times of replies are equal.
        await mail.write(unit, {
          ...{ kind: known ? 'address-in-use' : 'new-address-code', to: known?.email ?? email },
          validMinutes: codeMinutes,
          letter: known ? addressInUse(known.nombre, { signIn: `${publicOrigin}/login` }) : newAddressCode(made.fresh),
        });
        const letter = oldAddressCode(nombre, { code: made.old, email });
        await mail.write(unit, { kind: 'old-address-code', to: today, letter, validMinutes: codeMinutes });
        return true;
      });
      if (!isSent) await giveBack();
      return { msg: sent };
    },

    async confirm(accessToken, { codigoNuevo, codigoAnterior }) {
      const { session, account } = await whoVisits(accessToken);
      const typed = { fresh: codigoNuevo, old: codigoAnterior };
      const change = await tries.count(session, () => check(account.id, typed));
      const changed = await shop.withTransaction(async (unit) => {
        const before = await signedInRepository(unit.db).lock(session);
        const email = await emailChangeRepository(unit.db).take(change);
        if (email === undefined) return undefined;
        await freeEmailOfGone(unit, email, personalData);
        // Another customer may have registered with this address since the codes were mailed.
        if (!(await changeEmail(unit, account.id, email))) return undefined;
        const endTokens = await endOthers(unit, session, authentication);
        await noteAudit(unit.db, { customer: account.id, action: 'email-changed' });
        const letter = emailChanged(before.nombre, { email, help: `${publicOrigin}/contacto` });
        for (const to of [before.email, email]) await mail.write(unit, { kind: 'email-changed', to, letter });
        return { email, endTokens };
      });
      if (changed === undefined) throw over();
      await changed.endTokens();
      return { data: { correo: changed.email }, msg: 'Listo: desde ahora entras con tu correo nuevo.' };
    },
  };
}
