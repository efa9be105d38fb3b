import { createHash } from 'node:crypto';
import { quoteText } from '@tianguis/domain/order';
import { cardId } from '../payments/service.ts';
import type { StoredCheckout } from './checkout-repository.ts';
import type { Draft } from './draft.ts';

/** Identifies a quote: equal quotes have equal hashes. */
export const hashOf = ({ quote }: Pick<Draft, 'quote'>): string => digest(quoteText(quote));

/** Identifies what a customer chose beside the quote, so that a press in an old tab orders nothing else. */
export const hashOfChoices = ({ way, card, months, receiver, giftNote }: StoredCheckout): string =>
  digest(JSON.stringify([way, way === 'card' && card ? cardId(card) : null, months, receiver, giftNote]));

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
