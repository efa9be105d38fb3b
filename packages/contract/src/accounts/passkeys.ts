/**
 * Passkeys: signing in by one, adding and removing them, and proving one's identity by one (issue 16; not in the
 * specification).
 */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';
import { signInReply } from './accounts.ts';

const strict = { additionalProperties: false };

/** A base64url text from the browser. */
const bytes = (most: number) => Type.String({ minLength: 1, maxLength: most, pattern: '^[\\w-]+$' });

/**
 * The result of `PublicKeyCredential.toJSON()`. Browsers may add properties, so unknown properties are allowed here.
 */
const credential = { id: bytes(1400), rawId: bytes(1400), type: Type.Literal('public-key') };

export const passkeyCreated = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: bytes(4096),
      attestationObject: bytes(8192),
      transports: Type.Optional(Type.Array(Type.String({ maxLength: 20 }), { maxItems: 10 })),
    }),
  },
  { description: 'RegistrationResponseJSON of WebAuthn: the answer of navigator.credentials.create()' },
);
export const passkeyUsed = Type.Object(
  {
    ...credential,
    response: Type.Object({
      clientDataJSON: bytes(4096),
      authenticatorData: bytes(4096),
      signature: bytes(4096),
      userHandle: Type.Optional(nullable(Type.String({ maxLength: 100, pattern: '^[\\w-]*$' }))),
    }),
  },
  { description: 'AuthenticationResponseJSON of WebAuthn: the answer of navigator.credentials.get()' },
);
export type PasskeyCreated = Static<typeof passkeyCreated>;
export type PasskeyUsed = Static<typeof passkeyUsed>;

/** Options of WebAuthn, which the page passes to the browser unchanged. */
const options = (description: string) =>
  Type.Unsafe<Record<string, unknown>>({ type: 'object', additionalProperties: true, description });

export const passkeyOptionsReply = Type.Object({
  opciones: options('PublicKeyCredentialCreationOptionsJSON, or PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
});
export type PasskeyOptionsReply = Static<typeof passkeyOptionsReply>;

export const passkeySignInOptionsReply = Type.Object({
  token: Type.String({ description: 'To be sent with the answer; the options serve once, and for five minutes' }),
  opciones: options('PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
});
export type PasskeySignInOptionsReply = Static<typeof passkeySignInOptionsReply>;

export const passkeySignInForm = Type.Object(
  {
    token: Type.String({ minLength: 20, maxLength: 200 }),
    respuesta: passkeyUsed,
    dispositivo: Type.Optional(Type.String({ maxLength: 200, description: '`dispositivo` of an earlier reply' })),
  },
  strict,
);
export type PasskeySignInForm = Static<typeof passkeySignInForm>;

export const passkeySignInReply = Type.Object({
  ...signInReply.properties,
  correo: Type.String({ description: "The customer's e-mail, which the exchange for tokens asks for (AP-03)" }),
});
export type PasskeySignInReply = Static<typeof passkeySignInReply>;

/** The name that a customer gives to a passkey. It must contain a letter or digit, and no control characters. */
const name = Type.String({
  ...{ minLength: 1, maxLength: 60 },
  pattern: '^(?=.*(?!\\p{Default_Ignorable_Code_Point})[\\p{L}\\p{N}])[^\\p{C}<>]*$',
});

export const passkeyForm = Type.Object({ respuesta: passkeyCreated, nombre: name }, strict);
export type PasskeyForm = Static<typeof passkeyForm>;
export const passkeyNameForm = Type.Object({ nombre: name }, strict);
export const passkeyConfirmationForm = Type.Object({ respuesta: passkeyUsed }, strict);

export const passkeyReply = Type.Object({
  id: Type.String(),
  nombre: Type.String(),
  creada: Type.String({ description: 'ISO 8601' }),
  usada: nullable(Type.String({ description: 'ISO 8601; null: never' })),
  sincronizada: Type.Boolean({ description: 'A password manager has it on several devices' }),
});
export type PasskeyReply = Static<typeof passkeyReply>;
export const passkeysReply = Type.Object({ llaves: Type.Array(passkeyReply, { description: 'The oldest first' }) });
export const passkeyRemovedReply = Type.Object({ msg: Type.String() });
