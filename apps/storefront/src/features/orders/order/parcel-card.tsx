import { formatMoney } from '@tianguis/domain';
import { classNames, useScopedId } from '@tianguis/ui';
import { GoodsPicture } from '../goods-picture.tsx';
import { ordersCopy } from '../orders-copy.ts';
import { StatusLine } from '../status-line.tsx';
import type { LineData, ParcelData } from './order-data.ts';
import { ParcelSteps } from './parcel-steps.tsx';

const copy = ordersCopy.detail;

/** Id of the line of a product, for links within the page. */
export const lineId = (product: number): string => `producto-${product}`;

interface ParcelCardProps {
  parcel: ParcelData;
  /** Id of the product that the URL names. */
  marked?: number | undefined;
  heading?: 'h2' | 'h3';
}

/** A parcel of an order: its status, its progress, its dates and its goods. */
export function ParcelCard({ parcel, marked, heading = 'h2' }: ParcelCardProps) {
  const { id, name, status, icon, tone, arrival, steps, facts, lines, returns, seller, isDigital } = parcel;
  const titleId = useScopedId(`paquete-${id}`);
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-lg border border-line bg-card print:break-inside-avoid print:rounded-none"
    >
      <div className="grid gap-3 border-b border-line p-4 sm:p-5">
        <div>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-soft">
            <span>{name}</span>
            <span className="[overflow-wrap:anywhere]">
              {copy.soldBy} <b className="font-semibold text-ink">{seller}</b>
            </span>
          </p>
          <StatusLine as={heading} id={titleId} status={status} icon={icon} tone={tone} className="mt-1 text-lg" />
          {arrival !== undefined && <p>{arrival}</p>}
          {isDigital && <p className="text-sm text-ink-soft">{copy.digital}</p>}
        </div>
        {steps.length > 0 && <ParcelSteps steps={steps} name={name} />}
        {returns.length > 0 && (
          <ul className="grid">
            {returns.map((one) => (
              <li key={one.href}>
                <a
                  href={one.href}
                  className="inline-flex min-h-11 items-center font-semibold text-talavera hover:underline"
                >
                  {one.text}
                </a>
              </li>
            ))}
          </ul>
        )}
        {facts.length > 0 && (
          <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
            {facts.map((fact) => (
              <div key={fact.name} className="flex min-w-0 flex-wrap gap-x-1.5">
                <dt className="text-ink-soft">{fact.name}:</dt>
                <dd className="font-semibold [overflow-wrap:anywhere]">{fact.value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ul>
        {lines.map((line) => (
          <ParcelLine key={line.key} line={line} isMarked={line.id === marked} />
        ))}
      </ul>
    </section>
  );
}

function ParcelLine({ line, isMarked }: { line: LineData; isMarked: boolean }) {
  const { id, title, href, options, picture, pieces, cancelled, reviewHref, returnHref, cancelHref } = line;
  const { price, listPrice, amount } = line;
  const ownId = useScopedId(lineId(id));
  return (
    <li
      {...(isMarked && { id: ownId, 'data-marked': '' })}
      className={classNames(
        'grid scroll-mt-[calc(var(--header)+1rem)] grid-cols-[4.5rem_minmax(0,1fr)_auto] gap-x-3 border-b border-line p-4 last:border-b-0 sm:px-5',
        isMarked && 'bg-rosa-wash print:bg-transparent',
      )}
    >
      <GoodsPicture src={picture} side={72} className="size-18" />
      <div className="min-w-0 text-sm">
        {isMarked && <p className="text-xs font-bold text-rosa-deep print:hidden">{copy.marked}</p>}
        {href === undefined ? (
          <p className="leading-snug font-semibold [overflow-wrap:anywhere]">{title}</p>
        ) : (
          <a href={href} className="leading-snug font-semibold [overflow-wrap:anywhere] hover:underline">
            {title}
          </a>
        )}
        {options !== '' && <p className="[overflow-wrap:anywhere] text-ink-soft">{options}</p>}
        <p className="text-ink-soft">
          {ordersCopy.pieces(pieces)}
          {pieces > 1 && ` · ${copy.each(price)}`}
        </p>
        {cancelled !== undefined && <p className="font-semibold text-talavera">{cancelled}</p>}
        {href === undefined && <p className="text-xs text-ink-soft print:hidden">{copy.gone}</p>}
        <p className="flex flex-wrap gap-x-5 print:hidden">
          <Step href={reviewHref} label={copy.reviewOf(title)} text={copy.review} />
          <Step href={returnHref} label={copy.returnOfTitle(title)} text={copy.return} />
          <Step href={cancelHref} label={copy.cancelOf(title)} text={copy.cancel} />
        </p>
      </div>
      <p className="text-right tabular-nums">
        <span className="block font-bold">{formatMoney(amount)}</span>
        {listPrice > price && (
          <span className="block text-xs text-ink-soft">
            <span className="sr-only">{copy.before} </span>
            <s>{formatMoney(listPrice * pieces)}</s>
          </span>
        )}
      </p>
    </li>
  );
}

/** A link to something that the customer can do with a line. */
function Step({ href, label, text }: { href: string | undefined; label: string; text: string }) {
  if (href === undefined) return null;
  return (
    <a
      href={href}
      aria-label={label}
      className="inline-flex min-h-11 items-center font-semibold text-talavera hover:underline"
    >
      {text}
    </a>
  );
}
