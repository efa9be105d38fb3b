/** Mails, for the operator's commands and for the job that sends them. */
import type { UnitOfWork } from '@tianguis/database';
import type { LetterShop } from '@tianguis/mail';
import { type MailSheet, mailRepository, type StoredMail } from './repository.ts';
import { createMailService } from './service.ts';

export type MailOperator = ReturnType<typeof createMailOperator>;
export type { MailSheet, StoredMail } from './repository.ts';
export { mailDays, sendMail } from './service.ts';

/** @throws Error with one sentence for an operator */
export function createMailOperator(shop: UnitOfWork) {
  const mails = mailRepository(shop.db);
  return {
    newest: (limit: number, to?: string): Promise<MailSheet[]> => mails.newest(limit, to),
    find: (id: string): Promise<StoredMail | undefined> => mails.one(id),
    async show(id: string): Promise<StoredMail> {
      const mail = await mails.one(id);
      if (!mail) throw new Error(`There is no mail ${id}.`);
      return mail;
    },
    markSent: (id: string): Promise<void> => mails.markSent(id),
    eraseExpired: (): Promise<number> => mails.eraseExpired(),
    /** Writes a test mail. @returns its id */
    async test(to: string, of: LetterShop): Promise<string> {
      return shop.withTransaction((unit) =>
        createMailService(of).write(unit, {
          kind: 'test',
          to,
          letter: {
            subject: `Correo de prueba de ${of.name}`,
            preview: 'El correo de tu tienda funciona.',
            title: 'Tu tienda ya manda correos',
            parts: [
              {
                kind: 'text',
                text: 'Si lees esto, el servidor de correo recibió un mensaje de tu tienda y te lo entregó.',
              },
              { kind: 'button', label: 'Ir a la tienda', href: `${of.origin}/` },
            ],
            reason: 'Recibes este correo porque quien opera la tienda pidió una prueba.',
          },
        }),
      );
    },
  };
}
