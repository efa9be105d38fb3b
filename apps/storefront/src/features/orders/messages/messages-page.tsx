import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SubmitButton,
  TextAreaField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { LinkTile } from '../../../shared/links/link-tile.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { messageCopy as copy } from './message-copy.ts';
import { messageFields as fields } from './message-fields.ts';
import type { MessagesPageData, ThreadData } from './messages-data.ts';

export type MessagesPageProps = MessagesPageData & {
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** AF-05: a thread of messages about an order, or the form of a new one with the earlier threads. */
export function MessagesPage({ heading = 'h1', ...page }: MessagesPageProps) {
  const { facts, helpHref, newHref, thread, threads, values, result } = page;
  const title = thread ? `${copy.folio} ${thread.folio}` : copy.title;
  const Part = heading === 'h1' ? 'h2' : 'h3';
  return (
    <OrderFrame
      facts={facts}
      title={title}
      up={{ href: helpHref, label: copy.help }}
      isWrong={result?.status === 'invalid'}
      heading={heading}
    >
      {values !== undefined && result === undefined && (
        <Note look="good" role="status">
          {copy.restored}
        </Note>
      )}
      {thread?.received !== undefined && result === undefined && (
        <Note look="good" role="status">
          {thread.received}
        </Note>
      )}
      {thread && <Thread thread={thread} />}
      {thread?.isClosed ? (
        <div className="grid justify-items-start gap-3 rounded-lg bg-sunken p-4 sm:p-5">
          <p className="font-semibold">{copy.closed}</p>
          <a href={newHref} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.new}
          </a>
        </div>
      ) : (
        <MessageForm {...page} sample={heading !== 'h1'} />
      )}
      {threads.length > 0 && (
        <section>
          <Part className="mb-3 text-lg font-bold">{copy.before}</Part>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
            {threads.map(({ folio, href, state, date, about }) => (
              <li key={folio}>
                <LinkTile
                  href={href}
                  icon="mail"
                  title={`${copy.folio} ${folio}`}
                  text={[state, date, ...(about === undefined ? [] : [about])].join(' · ')}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </OrderFrame>
  );
}

type MessageFormProps = Pick<
  MessagesPageProps,
  'action' | 'id' | 'product' | 'thread' | 'values' | 'result' | 'owner'
> & {
  sample: boolean;
};

function MessageForm({ action, id, product, thread, values, result, owner, sample }: MessageFormProps) {
  return (
    <PlainForm
      id="mensaje"
      {...{ action, values, result, sample }}
      className="rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      {owner}
      <input type="hidden" name={fields.id} value={id} />
      {product && !thread && (
        <>
          <input type="hidden" name={fields.product} value={product.id} />
          <p className="[overflow-wrap:anywhere]">
            {copy.about} <span className="font-semibold">{product.title}</span>
          </p>
        </>
      )}
      <TextAreaField
        name={fields.text}
        label={thread ? copy.reply : copy.label}
        hint={copy.hint}
        rows={thread ? 4 : 6}
        autoComplete="off"
        required
      />
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">{copy.submit}</SubmitButton>
    </PlainForm>
  );
}

/** The messages of a thread, the oldest first. */
function Thread({ thread: { state, about, messages } }: { thread: ThreadData }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-4 sm:p-5">
      <p className="flex flex-wrap items-baseline gap-x-3 [overflow-wrap:anywhere]">
        <span className="font-semibold">{state}</span>
        {about !== undefined && (
          <span className="text-sm text-ink-soft">
            {copy.about} {about}
          </span>
        )}
      </p>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {messages.map(({ key, isOwn, from, at, text }) => (
          <li
            key={key}
            className={`max-w-[92%] rounded-lg p-3 [overflow-wrap:anywhere] sm:max-w-[80%] ${isOwn ? 'justify-self-end bg-nopal-wash text-ink' : 'justify-self-start bg-sunken'}`}
          >
            <p className="flex flex-wrap items-baseline gap-x-2 text-sm">
              <span className="font-semibold">{from}</span>
              <span className="text-ink-soft">{at}</span>
            </p>
            <p className="mt-1 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
