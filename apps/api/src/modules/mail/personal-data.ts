/** The mails of a customer, for the export and the erasure of an account. */
import type { PersonalDataPart } from '../personal-data/service.ts';
import { mailRepository } from './repository.ts';

/** Mails to a customer's address. Subjects contain no codes. */
export const mailData: PersonalDataPart = {
  name: 'correos',
  tables: ['mails'],
  erased: 'Los correos que te enviamos, en nuestros sistemas',
  async read({ db }, { email }) {
    const mails = await mailRepository(db).ofRecipient(email);
    return mails.map(({ kind, subject, createdAt, sentAt }) => ({
      tipo: kind,
      asunto: subject,
      escrito: createdAt.toISOString(),
      enviado: sentAt?.toISOString() ?? null,
    }));
  },
  erase: ({ db }, { email }) => mailRepository(db).deleteOfRecipient(email),
};
