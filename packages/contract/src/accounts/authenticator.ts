/**
 * Codes of an authenticator app, and recovery codes for customers who lost the app (issue 16; not in the
 * specification).
 */
import Type, { type Static } from 'typebox';
import { nullable } from '../shapes.ts';

export const authenticatorReply = Type.Object({
  activo: Type.Boolean({ description: 'Each sign-in by password asks for a code of the app' }),
  desde: nullable(Type.String({ description: 'ISO 8601' })),
  codigos: Type.Integer({ description: 'Recovery codes that are left' }),
});
export type AuthenticatorReply = Static<typeof authenticatorReply>;

export const authenticatorBegunReply = Type.Object({
  secreto: Type.String({ description: 'Base32, to be typed into the app where it cannot read the picture' }),
  uri: Type.String({ description: 'otpauth:// with the secret, which opens the app on the same device' }),
  qr: Type.String({ description: 'The same address as a QR code: SVG, without scripts' }),
});
export type AuthenticatorBegunReply = Static<typeof authenticatorBegunReply>;

export const authenticatorForm = Type.Object(
  { codigo: Type.String({ minLength: 1, maxLength: 12, description: 'Six digits, of the app' }) },
  { additionalProperties: false },
);

export const recoveryCodesReply = Type.Object({
  codigos: Type.Array(Type.String(), { description: 'Ten, each for one sign-in. No other call shows them' }),
});
export type RecoveryCodesReply = Static<typeof recoveryCodesReply>;
