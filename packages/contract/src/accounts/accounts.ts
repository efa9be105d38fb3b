/**
 * Accounts: sign-in, registration, tokens, profile (spec §7, AP-01 to AP-06). Calls that the specification leaves open
 * are designed here.
 */
import { mailAddressLength } from '@tianguis/domain';
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

const strict = { additionalProperties: false };

const email = Type.String({ minLength: 1, maxLength: mailAddressLength, description: 'Mail address' });
/**
 * The limit is above the longest allowed password. So the API itself reports a password that is too long, with a
 * sentence for it.
 */
const password = Type.String({ minLength: 1, maxLength: 1024 });
const token = Type.String({ minLength: 20, maxLength: 200 });
const device = Type.Optional(
  Type.String({ maxLength: 200, description: '`dispositivo` of an earlier reply: signs in without a mailed code' }),
);

export const signInForm = Type.Object({ usuario: email, contrasena: password, dispositivo: device }, strict);
export type SignInForm = Static<typeof signInForm>;

/** The reply of AP-01 and of every other call that signs in (SS-01). */
export const signInReply = Type.Object(
  {
    token: Type.String({ description: 'Session token: exchanged for tokens of the identity provider (AP-03)' }),
    idCarrito: Type.String({ description: "The customer's cart" }),
    dispositivo: Type.String({ description: 'Tells this device from new ones; for the next sign-in' }),
  },
  { $id: 'SignInReply' },
);
export type SignInReply = Static<typeof signInReply>;

/** SS-02: the reply with status 412. */
export const codeRequiredReply = Type.Object(
  {
    status: Type.Literal(412),
    code: Type.Literal('CODE_REQUIRED'),
    msg: Type.String(),
    token: Type.String({ description: 'Goes on with the code' }),
    validateType: Type.Unsafe<'correo' | 'aplicacion'>({
      ...{ type: 'string', enum: ['correo', 'aplicacion'] },
      description: 'Where the code comes from: a mail, or the authenticator app of the customer (nothing is sent)',
    }),
    correo: Type.Optional(
      Type.String({ description: 'Of a sign-in by a passkey or by a provider outside, where no e-mail was typed' }),
    ),
  },
  { $id: 'CodeRequiredReply' },
);
export type CodeRequiredReply = Static<typeof codeRequiredReply>;

export const codeForm = Type.Object(
  { token, codigo: Type.String({ minLength: 1, maxLength: 24, description: 'Six digits, or a recovery code' }) },
  strict,
);
export type CodeForm = Static<typeof codeForm>;
export const resendForm = Type.Object({ token }, strict);
export const resendReply = Type.Object({ msg: Type.String() });

export const genders = ['femenino', 'masculino', 'no-binario', 'otro'] as const;

const name = (least: number) => Type.String({ minLength: least, maxLength: 60 });
export const registrationForm = Type.Object(
  {
    nombre: name(1),
    apellidoP: name(1),
    apellidoM: Type.Optional(name(0)),
    correo: email,
    contrasena: password,
    genero: Type.Optional(Type.Enum([...genders])),
    cumpleanios: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'YYYY-MM-DD' })),
    // The pattern is not checked here, so that the API reports a wrong telephone together with all other faults of the
    // form.
    telefono: Type.Optional(Type.String({ maxLength: 40, description: 'Ten digits' })),
    aviso: Type.String({ minLength: 1, maxLength: 40, description: 'The version of the privacy notice, accepted' }),
    codigo: Type.Optional(Type.String({ maxLength: 12, description: 'The code that the first call mailed' })),
    solicitud: Type.Optional(
      Type.String({ maxLength: 200, description: 'With `codigo`: `solicitud` of the reply to the first call' }),
    ),
  },
  strict,
);
export type RegistrationForm = Static<typeof registrationForm>;

/** AP-02, SS-09. With `10` the page shows `msg`; with `11` the customer is registered and signed in. */
export const registrationReply = Type.Object({
  code: Type.Unsafe<10 | 11>({ type: 'integer', enum: [10, 11] }),
  msg: Type.String(),
  solicitud: Type.Optional(Type.String({ description: 'With `10`: goes on with the code' })),
  token: Type.Optional(Type.String()),
  idCarrito: Type.Optional(Type.String()),
  dispositivo: Type.Optional(Type.String()),
});
export type RegistrationReply = Static<typeof registrationReply>;

/** AP-03, with the fields of the specification. */
export const customTokenForm = Type.Object(
  {
    grant_type: Type.Literal('custom_token'),
    client_secret: Type.String({ minLength: 1, maxLength: 200, description: 'The session token' }),
    client_id: Type.String({ minLength: 1, maxLength: 100 }),
    username: email,
  },
  strict,
);
export type CustomTokenForm = Static<typeof customTokenForm>;

export const tokenReply = Type.Object({
  access_token: Type.String(),
  refresh_token: Type.String(),
  token_type: Type.Literal('Bearer'),
  expires_in: Type.Integer({ description: 'Seconds' }),
  refresh_expires_in: Type.Integer({ description: 'Seconds' }),
  scope: Type.String(),
});
export type TokenReply = Static<typeof tokenReply>;

/** The form of AP-05. */
export const signOutForm = Type.Object(
  {
    refresh_token: Type.String({ minLength: 1, maxLength: 2000 }),
    client_id: Type.String({ minLength: 1, maxLength: 100 }),
    redirect_uri: Type.Optional(Type.String({ maxLength: 2000 })),
  },
  strict,
);
export type SignOutForm = Static<typeof signOutForm>;

export const userInfoQuery = Type.Object(
  { token: Type.Optional(Type.String({ maxLength: 200, description: 'Session token, the older form' })) },
  strict,
);

/** The reply of AP-06 (ST-01). */
export const userInfoReply = Type.Object({
  data: Type.Object({
    id: Type.String(),
    name: Type.String(),
    last_name: Type.String(),
    second_last_name: Type.String(),
    email: Type.String(),
    gender: nullable(Type.String()),
    birthday: nullable(Type.String({ description: 'YYYY-MM-DD' })),
  }),
});
export type UserInfoReply = Static<typeof userInfoReply>;
