import { classNames, Icon } from '@tianguis/ui';
import { ordersCopy } from '../orders-copy.ts';
import type { StepData } from './order-data.ts';

const copy = ordersCopy.detail;

/** The progress of a parcel (BL-13): a list from top to bottom on phones, a row on wider screens. */
export function ParcelSteps({ steps, name }: { steps: readonly StepData[]; name: string }) {
  return (
    <ol aria-label={copy.progress(name)} className="grid sm:auto-cols-fr sm:grid-flow-col">
      {steps.map((step, at) => (
        <Step key={step.word} step={step} next={steps[at + 1]} />
      ))}
    </ol>
  );
}

/** The bar from a step to the next one. */
const bar =
  'before:absolute before:top-6 before:bottom-0 before:left-[0.6875rem] before:w-0.5 ' +
  'sm:before:top-[0.6875rem] sm:before:bottom-auto sm:before:left-1/2 sm:before:h-0.5 sm:before:w-full';

function Step({ step: { word, state, at }, next }: { step: StepData; next: StepData | undefined }) {
  const isReached = state !== 'next';
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classNames(
        'relative flex gap-3 pb-3 last:pb-0 sm:flex-col sm:items-center sm:gap-1.5 sm:px-1 sm:pb-0 sm:text-center',
        next !== undefined && bar,
        next !== undefined && (next.state === 'next' ? 'before:bg-line' : 'before:bg-nopal'),
      )}
    >
      <span
        className={classNames(
          'relative z-[1] grid size-6 flex-none place-items-center rounded-full border-2 bg-card',
          state === 'done' && 'border-nopal bg-nopal text-card',
          state === 'current' && 'border-nopal text-nopal',
          state === 'next' && 'border-line-strong',
        )}
      >
        {state === 'done' && <Icon name="check" className="size-4" />}
        {state === 'current' && <span className="size-2.5 rounded-full bg-current" />}
      </span>
      <span className="min-w-0 text-sm leading-tight max-sm:flex max-sm:flex-1 max-sm:flex-wrap max-sm:justify-between max-sm:gap-x-3 max-sm:pt-0.5">
        <span className={classNames('block', state === 'current' && 'font-bold', !isReached && 'text-ink-soft')}>
          <span className="sr-only">{copy[state]} </span>
          {word}
        </span>
        {at !== undefined && <span className="block text-xs text-ink-soft sm:mt-0.5">{at}</span>}
      </span>
    </li>
  );
}
