/** The data of the pages of messages about an order (AF-05). The server makes all sentences. */
import type { ThreadSummary, ThreadView } from '@tianguis/contract';
import { threadPath } from '@tianguis/domain';
import type { OrderFacts } from '../order-facts.ts';
import { capital, momentInWords } from '../order-words.ts';
import { answerCopy as copy } from './answer-copy.ts';

export interface ThreadLink {
  folio: string;
  href: string;
  state: string;
  date: string;
  /** The product that it is about. */
  about: string | undefined;
}

export interface ThreadData {
  folio: string;
  state: string;
  isClosed: boolean;
  about: string | undefined;
  messages: { key: number; isOwn: boolean; from: string; at: string; text: string }[];
  /** Says that the last message was received. */
  received: string | undefined;
}

export interface MessagesPageData {
  facts: OrderFacts;
  /** Where the form is sent. */
  action: string;
  /** The page of a new message. */
  newHref: string;
  helpHref: string;
  /** The id of the form, by which a message that is sent again is written once. */
  id: string;
  /** The product of the order that the new message is about. */
  product: { id: number; title: string } | undefined;
  /** Undefined on the page of a new message. */
  thread: ThreadData | undefined;
  threads: ThreadLink[];
}

/** A thread as a link. */
export const toThreadLink = (order: string, { folio, state, product, changed_at: at }: ThreadSummary): ThreadLink => ({
  ...{ folio, href: threadPath(order, folio), state: copy.states[state] },
  ...{ date: capital(momentInWords(at)), about: product?.title },
});

/** A thread with its messages. @param isReceived the last message has just been sent */
export const toThread = (
  { folio, state, product, messages }: ThreadView,
  shop: string,
  isReceived: boolean,
): ThreadData => ({
  ...{ folio, state: copy.states[state], isClosed: state === 'closed', about: product?.title },
  messages: messages.map(({ from, text, at }, key) => ({
    ...{ key, isOwn: from === 'customer', from: from === 'customer' ? copy.you : shop },
    ...{ at: capital(momentInWords(at)), text },
  })),
  received: isReceived && state === 'waiting' ? copy.received : undefined,
});
