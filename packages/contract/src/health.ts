/** Is the process there, and can it do its work? For load balancers and operators. */
import Type, { type Static } from 'typebox';

export const healthReply = Type.Object({ status: Type.Literal('ok') });
export type HealthReply = Static<typeof healthReply>;

export const readyReply = Type.Object({ status: Type.Literal('ready') });
export type ReadyReply = Static<typeof readyReply>;
