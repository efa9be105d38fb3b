import { formatMoney } from '@tianguis/domain';
import { Button, Icon } from '@tianguis/ui';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { afterCopy } from '../copy/after-copy.ts';
import type { AfterState } from './payment-data.ts';

const copy = afterCopy.oxxoSlip;

interface SlipProps {
  state: AfterState & { kind: 'slip' };
  amount: number;
}

/** PA-03: the slip for cash. Scanners read black bars on white, so the box is white in both themes. */
export function Slip({ state, amount }: SlipProps) {
  const { reference, groups, bars, until } = state;
  const isHydrated = useHydrated();
  return (
    <section
      data-paper=""
      className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{copy.amount}</span>
        <b className="text-2xl tabular-nums">{formatMoney(amount)}</b>
      </p>
      <div className="grid justify-items-center gap-2 rounded-md bg-white px-2 py-4 text-[#241a17]">
        <svg
          role="img"
          aria-label={copy.barcode(groups)}
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          className="h-20 w-full max-w-100 print:max-w-[9cm]"
        >
          <path d={bars.path} fill="#000" />
        </svg>
        <p className="text-center">
          <span className="block text-xs">{copy.reference}</span>
          <b className="text-xl tracking-wide tabular-nums" data-reference={reference}>
            {groups}
          </b>
        </p>
      </div>
      <p className="font-semibold">{copy.until(until)}</p>
      <div>
        <h2 className="font-bold">{copy.stepsTitle}</h2>
        <ol className="mt-1 list-inside list-decimal text-sm">
          {copy.steps.map((step) => (
            <li key={step} className="py-0.5">
              {step}
            </li>
          ))}
        </ol>
      </div>
      <p className="text-sm text-ink-soft">
        {copy.note} {copy.rule}
      </p>
      <Button
        look="outline"
        onClick={() => window.print()}
        className={`justify-self-start print:hidden ${isHydrated ? '' : 'invisible'}`}
      >
        <Icon name="file" className="size-4" />
        {copy.print}
      </Button>
    </section>
  );
}
