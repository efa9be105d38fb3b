/** Recovery of a password (RT-04): the mailed link, and the form for the new password. */
import { mailAddressLength, newFactorDays } from '@tianguis/domain';
import Type, { type Static } from 'typebox';

const strict = { additionalProperties: false };
const token = Type.String({ minLength: 20, maxLength: 200, description: 'Of the mailed link' });

export const recoveryForm = Type.Object(
  { correo: Type.String({ minLength: 1, maxLength: mailAddressLength, description: 'Mail address' }) },
  strict,
);
export type RecoveryForm = Static<typeof recoveryForm>;

export const recoveryReply = Type.Object({
  msg: Type.String({ description: 'The same sentence, whether somebody has that e-mail or not' }),
});
export type RecoveryReply = Static<typeof recoveryReply>;

export const recoveryLinkForm = Type.Object({ token }, strict);

export const recoveryLinkReply = Type.Object({ correo: Type.String({ description: 'Of the account of the link' }) });
export type RecoveryLinkReply = Static<typeof recoveryLinkReply>;

export const newPasswordForm = Type.Object(
  {
    token,
    /**
     * The limit is above the longest allowed password. So the API itself reports a password that is too long, with a
     * sentence for it.
     */
    contrasena: Type.String({ minLength: 1, maxLength: 1024 }),
    dispositivo: Type.Optional(
      Type.String({ maxLength: 200, description: '`dispositivo` of an earlier reply: stays known' }),
    ),
  },
  strict,
);
export type NewPasswordForm = Static<typeof newPasswordForm>;

/**
 * Like `SignInReply`. If the account has two-step sign-in, the reply contains only the e-mail: the customer then signs
 * in with the new password and a code.
 */
export const newPasswordReply = Type.Object({
  correo: Type.String({ description: 'Of the account: `username` of AP-03' }),
  token: Type.Optional(Type.String()),
  idCarrito: Type.Optional(Type.String()),
  dispositivo: Type.Optional(Type.String()),
  factoresQuitados: Type.Optional(
    Type.Boolean({
      description: `Passkeys or the app were removed: they were added in the last ${newFactorDays} days`,
    }),
  ),
});
export type NewPasswordReply = Static<typeof newPasswordReply>;
