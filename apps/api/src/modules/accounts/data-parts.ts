/** The parts of accounts in the export and in the erasure of a customer's data. */
import { mailKey } from '@tianguis/domain';
import { endAccount } from '@tianguis/identity';
import type { PersonalDataPart } from '../personal-data/service.ts';
import { failuresOf, forgetAccountFailures, forgetAppCodes } from './credentials/failure-repository.ts';
import { passkeyReplyOf } from './passkeys/passkey-reply.ts';
import { passkeyRepository } from './passkeys/passkey-repository.ts';
import { type AuditSheet, personalDataRepository, type SessionSheet } from './privacy/personal-data-repository.ts';
import { privacyRequestRepository } from './privacy/privacy-request-repository.ts';
import { emailChangeRepository } from './profile/email-change-repository.ts';
import { readSwitches } from './profile/notification-repository.ts';
import { authenticatorRepository } from './second-step/authenticator-repository.ts';
import { voidOpenCodes } from './sessions/open-codes-repository.ts';
import { identityRepository } from './sign-on/identity-repository.ts';

/** Years after which the retained data of erased accounts are deleted. */
export const auditYears = 5;

const profile: PersonalDataPart = {
  name: 'perfil',
  tables: ['customers'],
  erased: 'Tu nombre, correo, contraseña, teléfono, cumpleaños y género',
  async read({ db }, { id }) {
    const found = await personalDataRepository(db).profile(id);
    if (found === undefined) return null;
    const { createdAt, isTwoStep, cart, privacyVersion, privacyAcceptedAt, email, ...names } = found;
    return {
      ...{ ...names, correo: email, carrito: cart, desde: createdAt.toISOString(), pideCodigo: isTwoStep },
      avisosAceptados:
        privacyVersion === null ? [] : [{ version: privacyVersion, fecha: privacyAcceptedAt?.toISOString() ?? null }],
    };
  },
};

const sessions: PersonalDataPart = {
  name: 'sesiones',
  tables: ['customer_sessions'],
  erased: 'Tus sesiones y los dispositivos que conocemos',
  async read({ db }, { id }) {
    return (await personalDataRepository(db).sessions(id)).map(readSession);
  },
};

const readSession = ({ method, device, address, createdAt, seenAt, endsAt, endedAt }: SessionSheet) => ({
  ...{ metodo: method, dispositivo: device, direccionIp: address },
  ...{ inicio: createdAt.toISOString(), vista: seenAt.toISOString() },
  ...{ vence: endsAt.toISOString(), terminada: endedAt?.toISOString() ?? null },
});

const devices: PersonalDataPart = {
  name: 'dispositivosConocidos',
  tables: ['customer_devices'],
  read: ({ db }, { id }) => personalDataRepository(db).devices(id),
};

/** These rows are deleted with the customer's row. */
const identities: PersonalDataPart = {
  name: 'cuentasVinculadas',
  tables: ['customer_identities', 'identity_tickets'],
  erased: 'Las cuentas de otros servicios con las que entras',
  async read({ db }, { id }) {
    return (await identityRepository(db).identitiesOf(id)).map(({ provider, subject, linked }) => ({
      ...{ servicio: provider, identificador: subject, desde: linked.toISOString() },
    }));
  },
};

const passkeys: PersonalDataPart = {
  name: 'llaves',
  tables: ['passkeys'],
  erased: 'Tus llaves de acceso',
  read: async ({ db }, { id }) => (await passkeyRepository(db).of(id)).map(passkeyReplyOf),
};

/** The export leaves out the secret, since a reader of the export could sign in with it. */
const authenticator: PersonalDataPart = {
  name: 'appDeCodigos',
  tables: ['authenticators', 'recovery_codes'],
  erased: 'Tu app de autenticación y tus códigos de recuperación',
  async read({ db }, { id }) {
    const { since, codes } = await authenticatorRepository(db).state(id);
    return { desde: since?.toISOString() ?? null, codigosDeRecuperacion: codes };
  },
};

/**
 * Hashes of tokens and codes that expire in minutes or days. The export leaves them out, since customers cannot read
 * hashes.
 */
const tokens: PersonalDataPart = {
  tables: [
    ...['identity_records', 'mailed_codes', 'passkey_challenges', 'recovery_links', 'recovery_requests'],
    'sign_in_tickets',
  ],
  async erase({ db }, { id, email }) {
    await endAccount(db, id);
    await voidOpenCodes(db, id);
    await personalDataRepository(db).deleteCodes([id, mailKey(email)]);
    await personalDataRepository(db).deleteRecoveryRequest(email);
  },
};

/** The export has the number of failures. The IP addresses of attackers are data of other people, and only hashed. */
const failures: PersonalDataPart = {
  name: 'intentosFallidos',
  tables: ['sign_in_failures'],
  read: async ({ db }, { email }) => (await failuresOf(db, email)).count,
  async erase({ db }, customer) {
    await forgetAccountFailures(db, customer);
    await forgetAppCodes(db, customer.id);
  },
};

const audit: PersonalDataPart = {
  name: 'historial',
  tables: ['customer_audit'],
  retained: [
    {
      what: 'La constancia de lo que se hizo con tu cuenta y cuándo, sin tu nombre, tu correo ni otros datos tuyos',
      years: auditYears,
      reason: 'Para poder demostrar que la borramos (Ley Federal de Protección de Datos Personales)',
    },
  ],
  async read({ db }, { id }) {
    return (await personalDataRepository(db).audit(id)).map(readEntry);
  },
  erase: ({ db }, { id }) => personalDataRepository(db).emptyAudit(id),
};

/** The export leaves out the name of an operator, since that is data of another person. */
const readEntry = ({ at, actor, action, detail }: AuditSheet) => ({
  ...{ fecha: at.toISOString(), quien: actor, accion: action, detalle: detail },
});

/** A new e-mail that waits for its codes. */
const emailChange: PersonalDataPart = {
  name: 'correoPorConfirmar',
  tables: ['email_changes'],
  read: async ({ db }, { id }) => (await emailChangeRepository(db).waiting(id)) ?? null,
};

const notifications: PersonalDataPart = {
  name: 'avisos',
  tables: ['notification_settings'],
  erased: 'Lo que elegiste sobre los avisos que te mandamos',
  read: ({ db }, { id }) => readSwitches(db, id),
};

/**
 * The foreign key of these rows becomes null with the customer's row (`on delete set null`). A job deletes the rows
 * after some years.
 */
const privacyRequests: PersonalDataPart = {
  name: 'solicitudesArco',
  tables: ['privacy_requests'],
  retained: [
    {
      what: 'Tus solicitudes sobre datos personales (ARCO), con lo que escribiste y lo que te respondimos',
      years: auditYears,
      reason: 'Para poder demostrar que las atendimos (Ley Federal de Protección de Datos Personales)',
    },
  ],
  async read({ db }, { id }) {
    return (await privacyRequestRepository(db).list(id)).map(({ number, derecho, texto, state, ...request }) => ({
      ...{ numero: number, derecho, texto, estado: state },
      ...{ recibida: request.received.toISOString(), vence: request.due },
      ...{ respondida: request.answered?.toISOString() ?? null, respuesta: request.answer },
    }));
  },
};

export const accountData: readonly PersonalDataPart[] = [
  ...[profile, sessions, devices, identities, passkeys, authenticator, tokens, failures],
  ...[emailChange, notifications, privacyRequests, audit],
];
