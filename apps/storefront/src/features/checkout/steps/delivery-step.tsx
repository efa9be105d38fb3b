import type { CheckoutView } from '@tianguis/contract';
import { formatMoney } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { chosenDelivery, type DeliveryGroup, checkoutFields as fields, stays } from '../checkout-data.ts';
import { deliveryCopy as copy } from '../copy/delivery-copy.ts';
import { type RadioCard, RadioCards } from '../radio-cards.tsx';
import { StepForm, Submit } from '../step-form.tsx';

interface DeliveryStepProps {
  compra: string;
  kind: CheckoutView['kind'];
  groups: readonly DeliveryGroup[];
  result?: FormResult | undefined;
  sample?: boolean;
}

/**
 * CO-03: the delivery of each group of lines, with date and price. Only the customer chooses a pick-up, so lines that
 * no carrier delivers stay out at first.
 */
export function DeliveryStep({ compra, kind, groups, result, sample }: DeliveryStepProps) {
  return (
    <StepForm id="como" step="envio" compra={compra} values={chosenDelivery(groups)} result={result} sample={sample}>
      {groups.map(({ key, seller, titles, options, canStay }, at) => (
        <section key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <RadioCards
            name={fields.delivery + key}
            legend={groups.length === 1 ? copy.one(seller) : copy.of(at + 1, groups.length, seller)}
            cards={[...options.map(toCard), ...(canStay ? [stayCard(kind)] : [])]}
          />
          <p className="line-clamp-3 px-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{titles.join(' · ')}</p>
        </section>
      ))}
      <Submit />
    </StepForm>
  );
}

const toCard = ({ key, name, place, arrives, price }: DeliveryGroup['options'][number]): RadioCard => ({
  ...{ value: key, title: arrives },
  end: price === 0 ? <span className="text-nopal">{copy.free}</span> : formatMoney(price),
  children: (
    <span className="mt-0.5 block text-sm text-ink-soft">
      {name}
      {place !== undefined && <span className="block">{place}</span>}
    </span>
  ),
});

const stayCard = (kind: CheckoutView['kind']): RadioCard => ({
  ...{ value: stays, title: copy.stay[kind] },
  children: <span className="mt-0.5 block text-sm text-ink-soft">{copy.stayHint}</span>,
});
