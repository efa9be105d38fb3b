import type { PasskeyReply } from '@tianguis/contract';
import type { Passkey } from './passkey-repository.ts';

/** A passkey as its customer reads it. */
export const passkeyReplyOf = ({ id, name, createdAt, usedAt, isBackedUp }: Passkey): PasskeyReply => ({
  ...{ id, nombre: name, sincronizada: isBackedUp },
  creada: createdAt.toISOString(),
  usada: usedAt?.toISOString() ?? null,
});
