import { formatMoney } from '@tianguis/domain';
import { Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Note } from '../../../shared/forms/note.tsx';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { orderPath, payAnswerPath, payPath } from '../../../shared/links/checkout-paths.ts';
import { CardFrame } from '../card/card-frame.tsx';
import { checkoutFields as fields, frameField, monthsField, otherCard, pageField } from '../checkout-data.ts';
import { payAgainCopy as copy } from '../copy/pay-again-copy.ts';
import { paymentCopy } from '../copy/payment-copy.ts';
import { Heading, PageTitle } from '../page-title.tsx';
import { MonthsFields } from '../steps/months-fields.tsx';
import { WayCards } from '../steps/way-cards.tsx';
import { useGoingOn } from '../use-going-on.ts';
import { usePicked } from '../use-picked.ts';
import type { PayCard, PayPageData } from './payment-data.ts';

export interface PayPageProps {
  pay: PayPageData;
  result?: FormResult | undefined;
  heading?: 'h1' | 'h2';
}

/**
 * PA-07: another try, or another way, for an order that is not paid. The last decline stands on top. The months of each
 * card stand below the card while the card is chosen, also without scripts.
 */
export function PayPage({ pay, result, heading = 'h1' }: PayPageProps) {
  const { order, missing, canPay, why, session, first } = pay;
  const isSample = heading === 'h2';
  const title = why === undefined ? copy.title : copy.declined;
  const [picked, setPicked, ways] = usePicked(result?.values[fields.payment] ?? first);
  const { pending, send } = useGoingOn();
  const onCard = useTypedCard(order, ways);
  const isTyping = picked === otherCard;

  return (
    <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-4 py-6 sm:py-10">
      <PageTitle title={title} heading={heading} isWrong={result?.status === 'invalid'} />
      <div>
        <Heading as={heading}>{title}</Heading>
        <p className="text-ink-soft tabular-nums">{copy.number(order)}</p>
      </div>
      {why !== undefined && (
        <Note look="alarm">
          <p>{why}</p>
          {canPay && <p className="mt-1 font-normal">{copy.kept}</p>}
        </Note>
      )}
      {pay.part && <p>{pay.part}</p>}
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-lg border border-line bg-card p-4">
        <span className="font-semibold">{copy.missing}</span>
        <b className="text-xl tabular-nums">{formatMoney(missing)}</b>
      </p>
      {canPay ? (
        <Form
          id="pagar"
          action={payPath(order)}
          submit={(form) => send(payAnswerPath(order), form)}
          failed={paymentCopy.notPlaced}
          values={{ [fields.payment]: first, [monthsField(first)]: String(pay.months) }}
          result={result}
          pending={pending}
          {...(isSample && { sample: true })}
          className="gap-4"
        >
          {session !== undefined && <input type="hidden" name={fields.session} value={session} />}
          <div ref={ways}>
            <WayCards
              payment={pay}
              onChoose={setPicked}
              isTyping={isTyping}
              frame={isTyping && !isSample && <CardFrame ask={() => askCard(order)} onCard={onCard} />}
              belowCard={(value, card) => plansOf(value, card, missing)}
            />
          </div>
          {pay.card && picked === first && (
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
        <a href={orderPath(order)} className="touch text-sm font-semibold text-talavera underline">
          {copy.see}
        </a>
      </p>
    </div>
  );
}

/** The plans of months of a card; undefined if there are none. */
const plansOf = (value: string, { plans }: PayCard, total: number) =>
  plans.length > 0 ? (
    <div className="px-3.5 pb-3.5">
      <MonthsFields name={monthsField(value)} plans={plans} total={total} />
    </div>
  ) : undefined;

/** Asks for the acquirer's frame in which a card is typed. */
async function askCard(order: string) {
  const form = new FormData();
  form.set(fields.payment, otherCard);
  const { values } = await sendForm(payAnswerPath(order), form);
  const { [frameField]: frame, [pageField]: page } = values;
  return frame !== undefined && page !== undefined ? { frame, page } : undefined;
}

/**
 * Shows the page with a card that was typed in the frame. The URL is that of the return from the acquirer's full page.
 * The choice of this card gets the focus, since the frame that had the focus is gone.
 */
function useTypedCard(order: string, ways: ReturnType<typeof usePicked>[2]) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const isTyped = state === typedState;
  useEffect(() => {
    if (isTyped) ways.current?.querySelector<HTMLInputElement>(`input[name="${fields.payment}"]:checked`)?.focus();
  }, [isTyped, ways]);
  return (session: string) => {
    const to = `${payPath(order)}?${new URLSearchParams({ [fields.session]: session })}`;
    void navigate(to, { replace: true, preventScrollReset: true, state: typedState });
  };
}

const typedState = 'tarjeta escrita';
