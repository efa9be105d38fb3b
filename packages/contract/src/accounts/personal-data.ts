/** Deleting an account (AP-07), and exporting all data that the shop stores about its customer. */
import Type, { type Static } from 'typebox';
import { errorReply } from '../errors/errors.ts';

/** The notice that a customer reads before deleting the account (RL-05). */
export const deletionNoticeReply = Type.Object({
  data: Type.Object({
    dias: Type.Integer({ description: 'Days until it is erased, in which a sign-in takes the deletion back' }),
    borra: Type.Array(Type.String(), { description: 'What is erased' }),
    conserva: Type.Array(
      Type.Object({
        que: Type.String({ description: 'The retained data' }),
        anios: Type.Integer({ description: 'For how many years' }),
        por: Type.String({ description: 'Why: the law that asks for it' }),
      }),
    ),
  }),
});
export type DeletionNoticeReply = Static<typeof deletionNoticeReply>;

/** The reply of AP-07. */
export const deletionReply = Type.Object({
  data: Type.Object({ fecha: Type.String({ format: 'date-time', description: 'When the account is erased' }) }),
  msg: Type.String(),
});
export type DeletionReply = Static<typeof deletionReply>;

/** What a customer has to settle before the account can be deleted (AF-07). */
export const hindrance = Type.Object({
  que: Type.String({ description: 'What is not settled' }),
  haz: Type.String({ description: 'What the customer can do' }),
  enlace: Type.Object({
    href: Type.String({ pattern: '^/', description: 'The page of the shop where the customer can do so' }),
    texto: Type.String({ description: 'The text of the link' }),
  }),
});
export type Hindrance = Static<typeof hindrance>;

/** The 409 of AP-07. */
export const notSettledReply = Type.Object(
  { ...errorReply.properties, data: Type.Object({ impedimentos: Type.Array(hindrance, { minItems: 1 }) }) },
  { $id: 'NotSettledReply' },
);
export type NotSettledReply = Static<typeof notSettledReply>;

/** Each module of the API adds its data about the customer, under the module's name. */
export const exportReply = Type.Object({
  data: Type.Record(Type.String(), Type.Unknown()),
});
export type ExportReply = Static<typeof exportReply>;
