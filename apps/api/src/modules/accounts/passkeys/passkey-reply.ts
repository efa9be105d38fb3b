import type { PasskeyReply } from '@tianguis/contract';
import type { Passkey } from './passkey-repository.ts';

/** A passkey in the replies to its customer. */
export const passkeyReplyOf = ({ id, name, createdAt, usedAt, isBackedUp }: Passkey): PasskeyReply => ({
  ...{ id, nombre: name, sincronizada: isBackedUp },
  creada: createdAt.toISOString(),
  usada: usedAt?.toISOString() ?? null,
});
