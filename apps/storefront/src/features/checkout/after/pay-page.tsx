import { formatMoney } from '@tianguis/domain';
import { Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { useState } from 'react';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { payAnswerPath, payPath, thanksPath } from '../../../shared/links/checkout-paths.ts';
import { CardFrame } from '../card/card-frame.tsx';
import {
  checkoutFields as fields,
  frameField,
  otherCard,
  type PaymentChoices,
  pageField,
  typedCard,
} from '../checkout-data.ts';
import { payAgainCopy as copy } from '../copy/pay-again-copy.ts';
import { paymentCopy } from '../copy/payment-copy.ts';
import { Note } from '../note.tsx';
import { Heading, PageTitle } from '../page-title.tsx';
import { WayCards } from '../steps/way-cards.tsx';
import { useGoingOn } from '../use-going-on.ts';
import { usePicked } from '../use-picked.ts';

export interface PayPageProps {
  order: string;
  missing: number;
  canPay: boolean;
  /** Why the last try was declined. */
  why: string | undefined;
  payment: PaymentChoices;
  /** The acquirer's page in which a card was typed; undefined if none was. */
  session: string | undefined;
  result?: FormResult | undefined;
  heading?: 'h1' | 'h2';
}

/** PA-07: another try, or another way, for an order that is not paid. */
export function PayPage(props: PayPageProps) {
  const { order, missing, canPay, why, payment, result, heading = 'h1' } = props;
  const isSample = heading === 'h2';
  const [session, setSession] = useState(props.session);
  const [picked, setPicked, ways] = usePicked(props.session === undefined ? firstChoice(payment) : typedCard);
  const { pending, send } = useGoingOn();
  const isTyping = picked === otherCard;
  const shown = session === undefined ? payment : { ...payment, card: payment.card ?? typed };

  async function ask() {
    const form = new FormData();
    form.set(fields.payment, otherCard);
    const { values } = await sendForm(payAnswerPath(order), form);
    const { [frameField]: frame, [pageField]: page } = values;
    return frame !== undefined && page !== undefined ? { frame, page } : undefined;
  }

  return (
    <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 py-6 sm:py-10">
      <PageTitle title={copy.title} heading={heading} isWrong={result?.status === 'invalid'} />
      <div>
        <Heading as={heading}>{copy.title}</Heading>
        <p className="text-ink-soft tabular-nums">{copy.number(order)}</p>
      </div>
      {why !== undefined && <Note look="alarm">{why}</Note>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-lg border border-line bg-card p-4">
        <span className="font-semibold">{copy.missing}</span>
        <b className="text-xl tabular-nums">{formatMoney(missing)}</b>
      </p>
      {canPay ? (
        <Form
          // Another choice of cards is another form.
          key={session}
          id="pagar"
          action={payPath(order)}
          submit={(form) => send(payAnswerPath(order), form)}
          failed={paymentCopy.notPlaced}
          values={{ [fields.payment]: picked }}
          result={result}
          pending={pending}
          {...(isSample && { sample: true })}
          className="gap-4"
        >
          {session !== undefined && <input type="hidden" name={fields.session} value={session} />}
          <div ref={ways}>
            <WayCards
              payment={shown}
              onChoose={setPicked}
              isTyping={isTyping}
              frame={
                isTyping &&
                !isSample && (
                  <CardFrame
                    ask={ask}
                    onCard={(found) => {
                      setSession(found);
                      setPicked(typedCard);
                    }}
                  />
                )
              }
            />
          </div>
          {session !== undefined && picked === typedCard && (
            <p role="status" className="text-sm font-semibold text-nopal">
              {copy.ready}
            </p>
          )}
          <div className={isTyping ? 'hidden noscript:grid' : 'grid gap-2'}>
            <FormMessage role="alert" sending={paymentCopy.paying} instructs />
            <SubmitButton className="min-h-13 w-full text-lg">{copy.pay(missing)}</SubmitButton>
          </div>
        </Form>
      ) : (
        <p className="max-w-[65ch]">{copy.closed}</p>
      )}
      <p>
        <a href={thanksPath(order)} className="touch text-sm font-semibold text-talavera underline">
          {copy.see}
        </a>
      </p>
    </div>
  );
}

/** The card that was just typed, whose data the shop does not have. */
const typed = { id: '', brand: '', last4: '', expires: '', kind: '' };

function firstChoice({ ways, cards, takesCards }: PaymentChoices): string {
  if (cards.length > 0 || !takesCards) return '';
  return ways.some(({ way, refused }) => way === 'card' && refused === undefined) ? otherCard : '';
}
