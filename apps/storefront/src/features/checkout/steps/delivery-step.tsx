import { formatMoney } from '@tianguis/domain';
import type { FormResult } from '@tianguis/ui';
import { type DeliveryGroup, checkoutFields as fields } from '../checkout-data.ts';
import { deliveryCopy as copy } from '../copy/delivery-copy.ts';
import { RadioCards } from '../radio-cards.tsx';
import { StepForm, Submit } from '../step-form.tsx';

interface DeliveryStepProps {
  compra: string;
  groups: readonly DeliveryGroup[];
  result?: FormResult | undefined;
  sample?: boolean;
}

/** CO-03: how each group of lines is delivered, with date and price. */
export function DeliveryStep({ compra, groups, result, sample }: DeliveryStepProps) {
  const chosen = Object.fromEntries(
    groups.map(({ key, options }) => [
      fields.delivery + key,
      (options.find((option) => option.chosen) ?? options[0])?.key ?? '',
    ]),
  );
  return (
    <StepForm id="como" step="envio" compra={compra} values={chosen} result={result} sample={sample}>
      {groups.map(({ key, seller, titles, options }, at) => (
        <section key={key} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <RadioCards
            name={fields.delivery + key}
            legend={groups.length === 1 ? copy.one(seller) : copy.of(at + 1, groups.length, seller)}
            cards={options.map((option) => ({
              value: option.key,
              title: option.arrives,
              end: option.price === 0 ? <span className="text-nopal">{copy.free}</span> : formatMoney(option.price),
              children: (
                <span className="mt-0.5 block text-sm text-ink-soft">
                  {option.name}
                  {option.place !== undefined && <span className="block">{option.place}</span>}
                </span>
              ),
            }))}
          />
          <p className="line-clamp-3 px-1 text-sm [overflow-wrap:anywhere] text-ink-soft">{titles.join(' · ')}</p>
        </section>
      ))}
      <Submit />
    </StepForm>
  );
}
