import type { CheckoutStep } from '@tianguis/contract';
import { classNames, Icon } from '@tianguis/ui';
import { stepPath } from '../../shared/links/checkout-paths.ts';
import { Link } from '../../shared/links/link.tsx';
import type { CheckoutPageData } from './checkout-data.ts';
import { checkoutCopy } from './copy/checkout-copy.ts';

const copy = checkoutCopy.steps;

/** The progress of the checkout. Steps that are complete are links. */
export function Steps({ page, current }: { page: CheckoutPageData; current: CheckoutStep }) {
  const { steps, compra, next } = page;
  const at = steps.indexOf(current);
  const reached = steps.indexOf(next) < 0 ? at : steps.indexOf(next);
  return (
    <nav aria-label={copy.label}>
      <ol className="flex items-center text-xs sm:text-sm">
        {steps.map((step, index) => {
          const isDone = index < reached && index !== at;
          const isCurrent = index === at;
          const face = (
            <>
              <span
                className={classNames(
                  'grid size-6 flex-none place-items-center rounded-full text-xs font-bold',
                  isCurrent
                    ? 'bg-rosa text-on-rosa'
                    : isDone
                      ? 'bg-nopal-wash text-nopal'
                      : 'border border-line-strong text-ink-soft',
                )}
              >
                {isDone ? <Icon name="check" className="size-4" /> : index + 1}
              </span>
              <span className={classNames(isCurrent ? 'font-bold' : 'max-xs:sr-only')}>{copy[step]}</span>
              {isDone && <span className="sr-only"> ({copy.done})</span>}
            </>
          );
          return (
            <li key={step} className="flex min-w-0 items-center" aria-current={isCurrent ? 'step' : undefined}>
              {index > 0 && <span aria-hidden="true" className="mx-1.5 h-px w-3 bg-line-strong sm:mx-3 sm:w-8" />}
              {isDone || (index <= reached && !isCurrent) ? (
                <Link href={stepPath(step, compra)} className="flex min-h-11 items-center gap-1.5 hover:underline">
                  {face}
                </Link>
              ) : (
                <span className={classNames('flex min-h-11 items-center gap-1.5', !isCurrent && 'text-ink-soft')}>
                  {face}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
