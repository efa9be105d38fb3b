/**
 * Signs in by a provider outside of the shop: single sign-on (RT-06, RT-24) or a social network (AP-08). A linked
 * identity signs its customer in. A new identity gets a new account. If an account with the e-mail exists already, the
 * identity is linked only after the customer has also signed in to that account.
 */
import type { CodeRequiredReply, SignOnReply } from '@tianguis/contract';
import type { SignInMethod, Unit } from '@tianguis/database';
import { canonicalMailAddress, cutText, personNameFault, plainText } from '@tianguis/domain';
import type { ProvedIdentity } from '@tianguis/identity';
import { Failure } from '../../../failure.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import { freeEmailOfGone } from '../privacy/erasure.ts';
import { createSecondStep, needsSecondStep } from '../second-step/second-step.ts';
import type { Authentication } from '../sessions/authentication.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';
import { cartOfEmail, identityRepository } from './identity-repository.ts';
import { identityLinked } from './sign-on-letters.ts';

export interface Entrant extends ProvedIdentity {
  /** The issuer of the single sign-on, or the name of the social network. */
  provider: string;
  /** The provider's name for shoppers. */
  label: string;
}

export interface SignOnService {
  /**
   * @returns code 11 with a session; code 10 with a ticket, if an account with the e-mail exists; or a request for a
   * code, if the account has the second step
   * @throws Failure ACCOUNT_BLOCKED; EMAIL_NOT_VERIFIED, also if the provider returns no e-mail
   */
  enter(
    entrant: Entrant,
    by: { method: SignInMethod; caller: Caller; dispositivo?: string | undefined },
  ): Promise<SignOnReply | CodeRequiredReply>;
  /** Links the identity of a ticket to the account of a session. @throws Failure as `session`; VALIDATION_FAILED */
  link(accessToken: string | undefined, ticket: string): Promise<{ msg: string }>;
}

/** A name from a provider, as the shop stores it; empty if the shop would refuse it in a form. */
const nameOf = (given: string): string => {
  const name = plainText(cutText(given, 60));
  return personNameFault(name) === undefined ? name : '';
};

export function createSignOnService(
  parts: AccountParts,
  {
    authentication,
    labelOf,
  }: {
    authentication: Authentication;
    /** The name of a provider, for shoppers. */
    labelOf(provider: string): string;
  },
): SignOnService {
  const { shop, mail } = parts;
  const step = createSecondStep(parts);

  /** Adds an account for a new customer; undefined if another customer has the e-mail or the identity. */
  const addAccount = async (unit: Unit, entrant: Entrant, email: string): Promise<Customer | undefined> => {
    const identities = identityRepository(unit.db);
    await freeEmailOfGone(unit, email, parts.personalData);
    const added = await accountRepository(unit.db).add({
      email,
      nombre: nameOf(entrant.name) || (email.split('@', 1)[0] ?? ''),
      apellido_p: nameOf(entrant.familyName),
      // The text at the button says that entering accepts the privacy notice.
      privacy_version: parts.privacyNotice,
      privacy_accepted_at: new Date(),
    });
    if (added === undefined) return undefined;
    // A simultaneous sign-in has linked the identity to an account with another e-mail. The error rolls the unit back.
    if (!(await identities.link(entrant, added.id))) throw new Failure('CONFLICT');
    await noteAudit(unit.db, { customer: added.id, action: 'registered', detail: { por: entrant.provider } });
    return { ...added, cart: await identities.setCart(added.id, await cartOfEmail(unit.db, email)) };
  };

  /** Asks the customer to sign in to the account that has the e-mail. */
  const askForProof = async (entrant: Entrant, known: Customer): Promise<SignOnReply> => {
    const vinculo = await identityRepository(shop.db).makeTicket(entrant, known.id);
    const msg = `Ya tienes una cuenta con el correo de ${entrant.label}. Entra como siempre y la vinculamos: así sabemos que las dos son tuyas.`;
    return { code: 10, msg, vinculo };
  };

  return {
    async enter(entrant, { method, caller, dispositivo }) {
      const accounts = accountRepository(shop.db);
      const owner = await identityRepository(shop.db).use(entrant);
      const known = owner === undefined ? undefined : await accounts.byId(owner);
      if (known) {
        if (known.isBlocked) throw new Failure('ACCOUNT_BLOCKED');
        if (needsSecondStep(known) || known.isTwoStep) return { ...(await step.ask(known)), correo: known.email };
        const { isKnown } = await accounts.devices(known.id, dispositivo);
        const device = isKnown ? dispositivo : undefined;
        const opened = await shop.withTransaction((unit) =>
          openSession(parts, unit, known, { method, caller, device }),
        );
        return { code: 11, msg: `¡Hola, ${known.nombre}!`, correo: known.email, ...opened };
      }
      const email = canonicalMailAddress(entrant.email?.trim() ?? '');
      // Check this before looking for accounts. So a visitor who has not proved the e-mail learns nothing about it.
      if (!entrant.isEmailVerified || email === undefined) throw new Failure('EMAIL_NOT_VERIFIED');
      const opened = await shop.withTransaction(async (unit) => {
        const added = await addAccount(unit, entrant, email);
        if (added === undefined) return undefined;
        return { added, session: await openSession(parts, unit, added, { method, caller }) };
      });
      if (opened) {
        const { added, session } = opened;
        return { code: 11, msg: `¡Listo, ${added.nombre}! Tu cuenta ya está abierta.`, correo: email, ...session };
      }
      const other = await accounts.byEmail(email);
      if (other === undefined) throw new Failure('CONFLICT');
      return askForProof(entrant, other);
    },

    async link(accessToken, ticket) {
      const { id, customer } = await authentication.storefrontSession(accessToken);
      const label = await shop.withTransaction(async (unit) => {
        const identities = identityRepository(unit.db);
        const taken = await identities.takeTicket(ticket, id);
        const account = await accountRepository(unit.db).byId(customer);
        if (!taken || !account || !(await identities.link(taken, customer)))
          throw new Failure('VALIDATION_FAILED', 'The ticket is none, is over, or is for another account.', {
            fields: [{ name: 'vinculo', code: 'WRONG', msg: 'No pudimos vincular tu cuenta. Inténtalo de nuevo.' }],
          });
        const name = labelOf(taken.provider);
        await identities.setCart(customer, await cartOfEmail(unit.db, account.email));
        await noteAudit(unit.db, { customer, action: 'identity-linked', detail: { proveedor: taken.provider } });
        await mail.write(unit, {
          kind: 'identity-linked',
          to: account.email,
          letter: identityLinked(account.nombre, name),
        });
        return name;
      });
      return { msg: `Listo: desde ahora también puedes entrar con ${label}.` };
    },
  };
}
