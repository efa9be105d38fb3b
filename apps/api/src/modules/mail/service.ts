/** Mails that services write in their unit of work; a job sends them. */
import type { JobKind, Unit } from '@tianguis/database';
import { type Letter, type LetterShop, renderLetter } from '@tianguis/mail';
import { mailRepository } from './repository.ts';

/** Sends one mail, by its id. */
export const sendMail: JobKind<{ id: string }> = { name: 'send-mail' };

export interface MailService {
  /**
   * Writes a mail, which is sent if, and only if, the unit commits.
   * @param kind what it is about, in words joined by hyphens, for operators
   * @returns its id
   */
  write(unit: Unit, mail: { kind: string; to: string; letter: Letter }): Promise<string>;
}

export function createMailService(shop: LetterShop): MailService {
  return {
    async write(unit, { kind, to, letter }) {
      const { html, text } = renderLetter(letter, shop);
      const id = await mailRepository(unit.db).add({
        kind,
        recipient: to,
        subject: letter.subject,
        html,
        plain_text: text,
      });
      unit.enqueue(sendMail, { id });
      return id;
    },
  };
}
