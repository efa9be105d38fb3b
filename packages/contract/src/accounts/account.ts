/**
 * Shapes of the account pages (issue 16, slice 7): profile, repeated proof of identity, sessions, notifications and
 * privacy requests. All calls need an access token.
 */
import { mailAddressLength } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { registrationForm } from './accounts.ts';

const strict = { additionalProperties: false };
const code = Type.String({ minLength: 1, maxLength: 12, description: 'Six digits' });
const moment = (description: string) => Type.String({ description: `${description}, RFC 3339` });
const { contrasena, nombre, apellidoP, apellidoM, genero, cumpleanios, telefono } = registrationForm.properties;

/** The reply to a change: `msg` is the sentence that the shopper reads. */
export const doneReply = Type.Object({ msg: Type.String() });
export type DoneReply = Static<typeof doneReply>;

/**
 * Ways in which a customer can repeat a proof of identity. A mailed code is for customers without password and passkey.
 */
export const proofs = ['contrasena', 'llave', 'codigo'] as const;
export type Proof = (typeof proofs)[number];

/** Contains either the password or the code. */
export const confirmationForm = Type.Object(
  { contrasena: Type.Optional(contrasena), codigo: Type.Optional(code) },
  { ...strict, minProperties: 1, maxProperties: 1 },
);
export type ConfirmationForm = Static<typeof confirmationForm>;

export const confirmationReply = Type.Object({
  data: Type.Object({
    pruebas: Type.Array(Type.Enum([...proofs]), { description: 'How this customer can prove who they are' }),
    hasta: nullable(moment('Until when what matters asks no more; null: it asks')),
  }),
});
export type ConfirmationReply = Static<typeof confirmationReply>;

/** The whole profile. Fields that the form leaves out are cleared. */
export const profileForm = Type.Object({ nombre, apellidoP, apellidoM, genero, cumpleanios, telefono }, strict);
export type ProfileForm = Static<typeof profileForm>;

export const profileReply = Type.Object({
  data: Type.Object({
    nombre: Type.String(),
    apellidoP: Type.String(),
    apellidoM: Type.String(),
    genero: nullable(Type.String()),
    cumpleanios: nullable(Type.String({ description: 'YYYY-MM-DD' })),
    telefono: nullable(Type.String()),
    correo: Type.String(),
    dosPasos: Type.Boolean({ description: 'Whether each sign-in asks for a mailed code' }),
    desde: moment('Since when there is this account'),
  }),
});
export type ProfileReply = Static<typeof profileReply>;

export const emailForm = Type.Object(
  { correo: Type.String({ minLength: 1, maxLength: mailAddressLength, description: 'The new mail address' }) },
  strict,
);
export type EmailForm = Static<typeof emailForm>;

export const emailConfirmationForm = Type.Object({ codigoNuevo: code, codigoAnterior: code }, strict);
export type EmailConfirmationForm = Static<typeof emailConfirmationForm>;

export const emailReply = Type.Object({ data: Type.Object({ correo: Type.String() }), msg: Type.String() });
export type EmailReply = Static<typeof emailReply>;

export const passwordForm = Type.Object({ contrasena }, strict);
export type PasswordForm = Static<typeof passwordForm>;

export const twoStepForm = Type.Object({ activo: Type.Boolean() }, strict);
export type TwoStepForm = Static<typeof twoStepForm>;
export const twoStepReply = Type.Object({ data: twoStepForm });
export type TwoStepReply = Static<typeof twoStepReply>;

export const sessionsReply = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.String(),
      dispositivo: Type.String({ description: 'In plain words: Chrome en Android' }),
      direccion: Type.String({ description: 'The beginning of its network address' }),
      desde: moment('When it signed in'),
      visto: moment('When it was last here, to the minute'),
      esEsta: Type.Boolean({ description: 'Whether it made this call' }),
    }),
  ),
});
export type SessionsReply = Static<typeof sessionsReply>;

export const sessionParams = Type.Object(
  { id: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
  strict,
);

export const sessionsEndReply = Type.Object({
  data: Type.Object({ cerradas: Type.Integer({ description: 'How many sessions were ended' }) }),
});
export type SessionsEndReply = Static<typeof sessionsEndReply>;

/** Kinds of mail that a customer can turn on and off. Mails about account safety cannot be turned off. */
export const notificationKinds = ['pedidos', 'ofertas', 'favoritos', 'opiniones'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
/** Channels of notifications. */
export const notificationChannels = ['correo'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const switches = Type.Object({ correo: Type.Boolean({ description: 'By mail' }) }, strict);
const touched = Type.Optional(Type.Partial(switches, strict));

/** Only the settings in the form change. */
export const notificationsForm = Type.Object(
  { pedidos: touched, ofertas: touched, favoritos: touched, opiniones: touched },
  { ...strict, minProperties: 1 },
);
export type NotificationsForm = Static<typeof notificationsForm>;

export const notificationsReply = Type.Object({
  data: Type.Object({ pedidos: switches, ofertas: switches, favoritos: switches, opiniones: switches }),
});
export type NotificationsReply = Static<typeof notificationsReply>;

/** Privacy rights in Mexican law: access, rectification, cancellation, opposition. */
export const privacyRights = ['acceso', 'rectificacion', 'cancelacion', 'oposicion'] as const;

export const privacyRequestForm = Type.Object(
  {
    derecho: Type.Enum([...privacyRights]),
    texto: Type.String({ minLength: 1, maxLength: 4000, description: 'What it is about' }),
  },
  strict,
);
export type PrivacyRequestForm = Static<typeof privacyRequestForm>;

export const privacyRequestStates = ['recibida', 'respondida'] as const;

const privacyRequest = Type.Object({
  folio: Type.String({ description: 'By which it is spoken of: ARCO-2026-000012' }),
  derecho: Type.Enum([...privacyRights]),
  texto: Type.String(),
  estado: Type.Enum([...privacyRequestStates]),
  recibida: moment('When it came'),
  vence: Type.String({ description: 'YYYY-MM-DD: the shop answers until then' }),
  respondida: nullable(moment('When the shop answered')),
  respuesta: nullable(Type.String({ description: 'What it answered, in lines of text' })),
});
export type PrivacyRequest = Static<typeof privacyRequest>;
export const privacyRequestReply = Type.Object({ data: privacyRequest });
export type PrivacyRequestReply = Static<typeof privacyRequestReply>;
export const privacyRequestsReply = Type.Object({ data: Type.Array(privacyRequest) });
export type PrivacyRequestsReply = Static<typeof privacyRequestsReply>;
