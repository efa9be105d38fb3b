/** Sign-in to other clients of the realm (AP-04), and sign-in by external providers. */
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };

export const interactionForm = Type.Object(
  {
    interaccion: Type.String({
      pattern: '^[\\w-]{10,100}$',
      description: 'Of the address that the identity provider led the browser to',
    }),
  },
  strict,
);
export type InteractionForm = Static<typeof interactionForm>;

export const interactionReply = Type.Object({
  direccion: Type.String({ description: 'Where the browser goes on to, at the identity provider' }),
});
export type InteractionReply = Static<typeof interactionReply>;

/** Sign-in by an external provider (RT-06, RT-24, AP-08). */
const secret = (description: string) => Type.String({ pattern: '^[\\w.~-]{20,200}$', description });
const device = Type.Optional(Type.String({ maxLength: 200, description: '`dispositivo` of an earlier reply' }));

export const signOnStartForm = Type.Object({}, strict);

export const signOnStartReply = Type.Object({
  direccion: Type.String({ description: 'Of the provider: the browser goes there' }),
  estado: Type.String({ description: 'Comes back in the hash of the address, and has to be the same' }),
  nonce: Type.String({ description: 'Comes back in the ID token' }),
  verificador: Type.String({ description: 'Of PKCE: without it the code is worth nothing' }),
});
export type SignOnStartReply = Static<typeof signOnStartReply>;

export const signOnForm = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 2000, description: 'Of the hash' }),
    iss: Type.Optional(Type.String({ maxLength: 300, description: 'Of the hash (RFC 9207)' })),
    nonce: secret('Of the start'),
    verificador: secret('Of the start'),
    dispositivo: device,
  },
  strict,
);
export type SignOnForm = Static<typeof signOnForm>;

/**
 * Code `11`: the customer is signed in. Code `10`: an account with the e-mail of the provider's identity exists, and
 * nobody is signed in yet. `msg` asks the customer to sign in to this account. The page then sends `vinculo`, which
 * links the identity to the account.
 */
export const signOnReply = Type.Object({
  code: Type.Unsafe<10 | 11>({ type: 'integer', enum: [10, 11] }),
  msg: Type.String(),
  correo: Type.Optional(Type.String({ description: 'Of the account: `username` of AP-03' })),
  token: Type.Optional(Type.String()),
  idCarrito: Type.Optional(Type.String()),
  dispositivo: Type.Optional(Type.String()),
  vinculo: Type.Optional(Type.String({ description: 'Valid for 10 minutes, once' })),
});
export type SignOnReply = Static<typeof signOnReply>;

/** AP-08. The fields accept any type, so that a value that is no text is answered with the sentence of VA-03. */
export const socialForm = Type.Object(
  {
    email: Type.Optional(Type.Unknown({ description: 'The e-mail that the network has, a text' })),
    access_token: Type.Optional(Type.Unknown({ description: "The network's access token, a text" })),
    dispositivo: device,
  },
  strict,
);
export type SocialForm = Static<typeof socialForm>;

export const socialStartReply = Type.Object({
  direccion: Type.String({ description: 'Of the network: the browser goes there' }),
  estado: Type.String({ description: 'Comes back in the address, and has to be the same' }),
});
export type SocialStartReply = Static<typeof socialStartReply>;

export const socialTokenForm = Type.Object(
  {
    code: Type.String({ minLength: 1, maxLength: 2000, description: 'Of the address that the network leads back to' }),
  },
  strict,
);
export type SocialTokenForm = Static<typeof socialTokenForm>;

/** The fields of AP-08, and the customer's name at the social network. */
export const socialTokenReply = Type.Object({
  access_token: Type.String(),
  email: Type.String({ description: 'Empty where the customer did not share it' }),
  nombre: Type.String(),
});
export type SocialTokenReply = Static<typeof socialTokenReply>;

export const linkForm = Type.Object(
  { vinculo: Type.String({ minLength: 20, maxLength: 200, description: 'Of an earlier reply' }) },
  strict,
);
export const linkReply = Type.Object({ msg: Type.String() });
export type LinkReply = Static<typeof linkReply>;
