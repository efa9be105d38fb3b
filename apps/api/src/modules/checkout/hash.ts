import { createHash } from 'node:crypto';
import { quoteText } from '@tianguis/domain/order';
import type { Draft } from './draft.ts';

/** Identifies a quote: equal quotes have equal hashes. */
export const hashOf = ({ quote }: Pick<Draft, 'quote'>): string =>
  createHash('sha256').update(quoteText(quote)).digest('base64url');
