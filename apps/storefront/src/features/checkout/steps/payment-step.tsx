import { classNames, type FormResult } from '@tianguis/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { stepAnswerPath } from '../../../shared/links/checkout-paths.ts';
import { CardFrame } from '../card/card-frame.tsx';
import {
  chosenPayment,
  checkoutFields as fields,
  frameField,
  otherCard,
  type PaymentChoices,
  pageField,
  shownParameter,
  typedCard,
} from '../checkout-data.ts';
import { StepForm, Submit } from '../step-form.tsx';
import { useGoingOn } from '../use-going-on.ts';
import { usePicked } from '../use-picked.ts';
import { BalanceChoice } from './balance-choice.tsx';
import { MonthsFields } from './months-fields.tsx';
import { WayCards } from './way-cards.tsx';

interface PaymentStepProps {
  compra: string;
  payment: PaymentChoices;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** PA-01 to PA-04: the way to pay, the card and the months. A new card is typed in the acquirer's frame. */
export function PaymentStep({ compra, payment, result, sample = false }: PaymentStepProps) {
  const { plans, months, monthsDropped, total } = payment;
  const stored = chosenPayment(payment);
  // Most customers pay by card, so its form is open at once.
  const first = stored === '' && isOpen(payment) && payment.cards.length === 0 ? otherCard : stored;
  const [picked, setPicked, ways] = usePicked(result?.values[fields.payment] ?? first);
  const { send } = useGoingOn();
  const hasPlans = plans.length > 0 && payment.way === 'card';
  const isTyping = picked === otherCard;
  const showsPlans = new URLSearchParams(useLocation().search).get(shownParameter) === fields.months;
  useEffect(() => {
    if (showsPlans && !sample) document.getElementById(fields.months)?.scrollIntoView({ block: 'center' });
  }, [showsPlans, sample]);

  async function ask() {
    const form = new FormData();
    form.set(fields.payment, otherCard);
    const { values } = await sendForm(stepAnswerPath('pago', compra), form);
    const { [frameField]: frame, [pageField]: page } = values;
    return frame !== undefined && page !== undefined ? { frame, page } : undefined;
  }
  function onCard(session: string) {
    const form = new FormData();
    form.set(fields.payment, typedCard);
    form.set(fields.session, session);
    void send(stepAnswerPath('pago', compra), form);
  }

  const { balance } = payment;
  const choice = balance && <BalanceChoice {...{ compra, balance, result }} />;
  if (balance?.next) return choice;
  return (
    <>
      {choice}
      <StepForm
        id="pago"
        step="pago"
        compra={compra}
        values={{ [fields.payment]: first, [fields.months]: String(months ?? 1) }}
        result={result}
        sample={sample}
      >
        <input type="hidden" name={fields.before} value={stored} />
        <div ref={ways}>
          <WayCards
            payment={payment}
            onChoose={setPicked}
            frame={isTyping && !sample && <CardFrame ask={ask} onCard={onCard} />}
            isTyping={isTyping}
          />
        </div>
        {hasPlans && (
          <div className={classNames(picked !== stored && 'hidden')}>
            <MonthsFields plans={plans} total={total} dropped={monthsDropped} />
          </div>
        )}
        <div className={isTyping ? 'hidden noscript:block' : undefined}>
          <Submit />
        </div>
      </StepForm>
    </>
  );
}

const isOpen = ({ ways, takesCards }: PaymentChoices): boolean =>
  takesCards && ways.some(({ way, refused }) => way === 'card' && !refused);
