/** Liveness and readiness of the process, for load balancers and operators. */
import Type, { type Static } from 'typebox';

export const healthReply = Type.Object({ status: Type.Literal('ok') });
export type HealthReply = Static<typeof healthReply>;

export const readyReply = Type.Object({ status: Type.Literal('ready') });
export type ReadyReply = Static<typeof readyReply>;
