import { useField, useScopedId } from '@tianguis/ui';
import { Note } from '../../../shared/forms/note.tsx';
import { checkoutFields as fields, type PlanChoice } from '../checkout-data.ts';
import { paymentCopy } from '../copy/payment-copy.ts';

const copy = paymentCopy.months;

interface MonthsFieldsProps {
  /** Name of the field, if a page shows the plans of several cards. */
  name?: string;
  plans: readonly PlanChoice[];
  total: number;
  /** The plan that was chosen before, and does not fit any more. */
  dropped?: number | undefined;
}

/** PA-02: in how many payments a card pays. The payments of each plan add up to the total. */
export function MonthsFields({ name = fields.months, plans, total, dropped }: MonthsFieldsProps) {
  const field = useField(name);
  const legendId = `${field.id}-grupo`;
  const choices = [
    { months: 1, title: copy.one(total), text: undefined },
    ...plans.map((plan) => ({ months: plan.months, title: copy.name(plan.months), text: copy.plan(plan) })),
  ];
  return (
    <fieldset
      id={useScopedId(name)}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a plain group is never invalid
      role="radiogroup"
      aria-labelledby={legendId}
      className="grid min-w-0 scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-2"
    >
      <legend id={legendId} className="mb-2 text-base font-bold">
        {copy.legend}
      </legend>
      {dropped !== undefined && <Note look="warning">{copy.dropped(dropped)}</Note>}
      <div className="divide-y divide-line rounded-lg border border-line bg-card">
        {choices.map(({ months, title, text }) => (
          <label key={months} className="flex min-h-12 cursor-pointer items-center gap-3 px-3.5 py-2">
            <input
              type="radio"
              name={name}
              value={months}
              defaultChecked={String(months) === (field.value ?? '1')}
              className="size-5 flex-none accent-[var(--rosa)]"
            />
            <span className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
              <span className="font-semibold">{title}</span>{' '}
              {text !== undefined && <span className="text-sm tabular-nums">{text}</span>}
            </span>
          </label>
        ))}
      </div>
      {plans.length > 0 && <p className="px-1 text-sm text-ink-soft">{copy.total(total)}</p>}
    </fieldset>
  );
}
