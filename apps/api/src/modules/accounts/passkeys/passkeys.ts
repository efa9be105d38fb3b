/**
 * Adds and removes passkeys, signs in by a passkey, and confirms a session by a passkey (RL-05; item 2 of issue 16).
 */
import type {
  CodeRequiredReply,
  PasskeyCreated,
  PasskeyForm,
  PasskeyOptionsReply,
  PasskeyReply,
  PasskeySignInForm,
  PasskeySignInOptionsReply,
  PasskeySignInReply,
  PasskeyUsed,
} from '@tianguis/contract';
import { plainText } from '@tianguis/domain';
import { Failure } from '../../../failure.ts';
import { forgetFailures } from '../credentials/failure-repository.ts';
import { makeToken } from '../credentials/secrets.ts';
import { noteAudit } from '../customers/audit-repository.ts';
import { accountRepository, type Customer } from '../customers/repository.ts';
import { passkeyAdded } from '../second-step/factor-letters.ts';
import { factorLink, factorLinkMinutes } from '../second-step/factor-link.ts';
import { createSecondStep } from '../second-step/second-step.ts';
import { signedInRepository } from '../sessions/account-repository.ts';
import type { Caller } from '../sessions/caller.ts';
import { type AccountParts, openSession } from '../sessions/parts.ts';
import { type Session, sessionRepository } from '../sessions/session-repository.ts';
import { passkeyReplyOf } from './passkey-reply.ts';
import { type ChallengeOwner, challengeMinutes, type Passkey, passkeyRepository } from './passkey-repository.ts';
import { challengeOf, createWebAuthn, type KeyUse, userHandleOf } from './webauthn.ts';

export interface PasskeyService {
  list(session: Session): Promise<{ llaves: PasskeyReply[] }>;
  /** Options by which a device makes a new key. `options` and `add` need a confirmed session. */
  options(session: Session): Promise<PasskeyOptionsReply>;
  /** @throws Failure VALIDATION_FAILED for the field `respuesta` */
  add(session: Session, form: PasskeyForm): Promise<PasskeyReply>;
  /** @throws Failure PASSKEY_NOT_FOUND, also for a passkey of another customer */
  rename(session: Session, id: string, name: string): Promise<PasskeyReply>;
  /** Needs a confirmed session. @throws Failure PASSKEY_NOT_FOUND, also for a passkey of another customer */
  remove(session: Session, id: string): Promise<{ msg: string }>;
  /** The same options for all visitors, since the device finds its keys for this shop. */
  signInOptions(): Promise<PasskeySignInOptionsReply>;
  /**
   * Signs in by a passkey. If the device did not verify its user, the passkey counts like a password, and the second
   * step follows.
   * @throws Failure PASSKEY_REFUSED; ACCOUNT_BLOCKED
   */
  signIn(form: PasskeySignInForm, caller: Caller): Promise<PasskeySignInReply | CodeRequiredReply>;
  /** @throws Failure PASSKEY_NOT_FOUND if the customer has no passkey */
  confirmationOptions(session: Session): Promise<PasskeyOptionsReply>;
  /** Confirms the session. @throws Failure VALIDATION_FAILED for the field `respuesta` */
  confirm(session: Session, answer: PasskeyUsed): Promise<void>;
}

const mostPasskeys = 20;

export function createPasskeys(parts: AccountParts): PasskeyService {
  const { shop, mail, publicOrigin, shopName, lifetime } = parts;
  const passkeys = passkeyRepository(shop.db);
  const accounts = accountRepository(shop.db);
  const webAuthn = createWebAuthn({ publicOrigin, shopName, minutes: challengeMinutes });
  const step = createSecondStep(parts);

  const customerOf = async (session: Session): Promise<Customer> => {
    const customer = await accounts.byId(session.customer);
    if (customer === undefined || customer.isBlocked) throw new Failure('UNAUTHENTICATED');
    return customer;
  };

  /** Deletes the challenge of an answer. @returns the challenge; undefined if it was not given to this owner */
  const useChallenge = async (answer: PasskeyCreated | PasskeyUsed, owner: ChallengeOwner) => {
    const challenge = challengeOf(answer);
    return challenge !== undefined && (await passkeys.useChallenge(challenge, owner)) ? challenge : undefined;
  };

  /** The passkey of an answer, and its use; undefined if the answer does not fit a challenge of this owner. */
  const use = async (
    answer: PasskeyUsed,
    owner: ChallengeOwner,
  ): Promise<{ passkey: Passkey; used: KeyUse } | undefined> => {
    const challenge = await useChallenge(answer, owner);
    const passkey = challenge === undefined ? undefined : await passkeys.byCredential(answer.id);
    if (challenge === undefined || passkey === undefined) return undefined;
    const used = await webAuthn.used(answer, challenge, passkey);
    return used && (await passkeys.use(passkey.id, used)) ? { passkey, used } : undefined;
  };

  return {
    list: async ({ customer }) => ({ llaves: (await passkeys.of(customer)).map(passkeyReplyOf) }),

    async options(session) {
      const options = await webAuthn.creationOptions(await customerOf(session), await passkeys.of(session.customer));
      await passkeys.addChallenge(options.challenge, { purpose: 'registration', session: session.id });
      return { opciones: { ...options } };
    },

    async add(session, { respuesta, nombre }) {
      const customer = await customerOf(session);
      const challenge = await useChallenge(respuesta, { purpose: 'registration', session: session.id });
      const key = challenge === undefined ? undefined : await webAuthn.created(respuesta, challenge);
      if (key === undefined) throw answerFailure('No pudimos agregar esa llave. Inténtalo de nuevo.');
      return shop.withTransaction(async (unit) => {
        await signedInRepository(unit.db).lock(session);
        const changed = passkeyRepository(unit.db);
        const { publicKey: public_key, credential: credential_id, isBackedUp: is_backed_up } = key;
        const { id: customer_id, email, nombre: firstName } = customer;
        const values = { customer_id, credential_id, public_key, is_backed_up };
        const { counter, transports } = key;
        const id = await changed.add({ ...values, counter, transports, name: plainText(nombre) });
        if (id === undefined) throw answerFailure('Esa llave ya está agregada.');
        const all = await changed.of(customer.id);
        const added = all.find((passkey) => passkey.id === id);
        if (added === undefined || all.length > mostPasskeys)
          throw answerFailure(`Ya tienes ${mostPasskeys} llaves. Quita una para agregar otra.`);
        await noteAudit(unit.db, { customer: customer.id, action: 'passkey-added', detail: { passkey: id } });
        const notMe = await factorLink(unit, publicOrigin, id);
        const letter = passkeyAdded(firstName, { passkey: added.name, notMe });
        await mail.write(unit, { kind: 'passkey-added', to: email, letter, validMinutes: factorLinkMinutes });
        return passkeyReplyOf(added);
      });
    },

    async rename({ customer }, id, name) {
      const passkey = (await passkeys.rename(customer, id, plainText(name))) && (await passkeys.one(customer, id));
      if (!passkey) throw new Failure('PASSKEY_NOT_FOUND');
      return passkeyReplyOf(passkey);
    },

    async remove(session, id) {
      const { id: customer, passwordHash } = await customerOf(session);
      await shop.withTransaction(async (unit) => {
        await signedInRepository(unit.db).lock(session);
        if (!(await passkeyRepository(unit.db).remove(customer, id))) throw new Failure('PASSKEY_NOT_FOUND');
        await noteAudit(unit.db, { customer, action: 'passkey-removed', detail: { passkey: id } });
      });
      const isLast = passwordHash === null && (await passkeys.of(customer)).length === 0;
      return { msg: isLast ? lastRemoved : 'Quitaste la llave. Bórrala también de tu dispositivo.' };
    },

    async signInOptions() {
      const options = await webAuthn.requestOptions([], 'preferred');
      const token = makeToken();
      await passkeys.addChallenge(options.challenge, { purpose: 'sign-in', token });
      return { token, opciones: { ...options } };
    },

    async signIn({ token, respuesta, dispositivo: device }, caller) {
      const found = await use(respuesta, { purpose: 'sign-in', token });
      const customer = found && (await accounts.byId(found.passkey.customer));
      if (customer === undefined || respuesta.response.userHandle !== userHandleOf(customer.id))
        throw new Failure('PASSKEY_REFUSED');
      if (customer.isBlocked) throw new Failure('ACCOUNT_BLOCKED');
      const correo = customer.email;
      if (!found?.used.isUserVerified) return { ...(await step.ask(customer)), correo };
      await forgetFailures(shop.db, { email: correo, address: caller.address });
      const { isKnown } = await accounts.devices(customer.id, device);
      const known = isKnown ? device : undefined;
      const opened = await shop.withTransaction(async (unit) => {
        await accountRepository(unit.db).lock(customer.id);
        // The passkey was removed since its answer was checked, and all sessions were ended. So do not open another.
        if (!(await passkeyRepository(unit.db).one(customer.id, found.passkey.id)))
          throw new Failure('PASSKEY_REFUSED');
        return openSession(parts, unit, customer, { method: 'passkey', caller, device: known });
      });
      return { ...opened, correo };
    },

    async confirmationOptions(session) {
      const keys = await passkeys.of(session.customer);
      // Refuse a customer without passkeys. With an empty list, the device would offer all of its keys for this shop,
      // also keys of other customers.
      if (keys.length === 0) throw new Failure('PASSKEY_NOT_FOUND');
      const options = await webAuthn.requestOptions(keys, 'required');
      await passkeys.addChallenge(options.challenge, { purpose: 'confirmation', session: session.id });
      return { opciones: { ...options } };
    },

    async confirm(session, answer) {
      const found = await use(answer, { purpose: 'confirmation', session: session.id });
      if (found?.passkey.customer !== session.customer || !found.used.isUserVerified)
        throw answerFailure('No pudimos comprobar esa llave. Inténtalo de nuevo.');
      await shop.withTransaction(async ({ db }) => {
        await signedInRepository(db).lock(session);
        await sessionRepository(db, lifetime).confirm(session.id);
      });
    },
  };
}

const lastRemoved =
  'Quitaste tu última llave, y tu cuenta no tiene contraseña. Para entrar de nuevo, pide un enlace a tu correo en ' +
  '«Olvidé mi contraseña».';

const answerFailure = (msg: string): Failure =>
  new Failure('VALIDATION_FAILED', 'The answer of the passkey is refused.', {
    fields: [{ name: 'respuesta', code: 'WRONG', msg }],
  });
