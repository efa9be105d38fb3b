import type { SubscriptionForm, SubscriptionReply } from '@tianguis/contract';
import type { NewsletterRepository } from './repository.ts';

/** As much of an address as its shape can tell: one @, a host with a dot, no blanks or control characters. */
const mailShape = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]{2,}$/u;

export interface NewsletterService {
  subscribe(form: SubscriptionForm): Promise<SubscriptionReply>;
}

export function createNewsletterService(newsletter: NewsletterRepository): NewsletterService {
  return {
    async subscribe({ correo, genero }) {
      const email = correo.trim();
      if (!mailShape.test(email)) return { data: { status: 'error' } };
      await newsletter.save(email, genero);
      return { data: { status: 'success' } };
    },
  };
}
