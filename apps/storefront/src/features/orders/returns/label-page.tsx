import { useRouteLoaderData } from 'react-router';
import { GoodsList } from '../goods-list.tsx';
import { OrderHead } from '../order-head.tsx';
import { returnCopy } from './return-copy.ts';
import type { LabelPageData } from './return-page-data.ts';

const copy = returnCopy.label;

/** RL-10: the label of a return, to print. Scanners read black bars on white, so the label is white in both themes. */
export function LabelPage({ heading = 'h1', ...label }: LabelPageData & { heading?: 'h1' | 'h2' }) {
  const { number, order, backHref, to, goods, todo, bars } = label;
  const layout = useRouteLoaderData('routes/account/layout') as { siteName: string } | undefined;
  const title = copy.title(number);
  return (
    <div data-paper="" className="page grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4 pt-2 pb-8 lg:pt-6">
      {heading === 'h1' && <title>{`${title} | ${layout?.siteName ?? ''}`}</title>}
      <OrderHead up={{ href: backHref, label: copy.back }} title={title} text={copy.print} heading={heading} />
      <section className="grid gap-4 rounded-lg border-2 border-dashed border-[#000] bg-[#fff] p-4 text-[#000] sm:p-6">
        <svg
          viewBox={`0 0 ${bars.width} 1`}
          preserveAspectRatio="none"
          role="img"
          aria-label={copy.bars(number)}
          className="h-24 w-full"
        >
          <path d={bars.path} fill="#000" />
        </svg>
        <p className="text-center text-2xl font-bold tabular-nums">{number}</p>
        <dl className="grid gap-3 [&_dt]:text-sm">
          <div>
            <dt>{copy.to}</dt>
            {to.map((line) => (
              <dd key={line} className="font-semibold [overflow-wrap:anywhere]">
                {line}
              </dd>
            ))}
          </div>
          <div>
            <dt>{copy.from}</dt>
            <dd className="font-semibold tabular-nums">{order}</dd>
          </div>
        </dl>
      </section>
      <p className="print:hidden">{todo}</p>
      <div className="rounded-lg border border-line bg-card p-4 print:hidden sm:p-5">
        <h2 className="mb-2 font-bold">{copy.pieces}</h2>
        <GoodsList goods={goods} />
      </div>
    </div>
  );
}
