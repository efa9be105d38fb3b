import { buttonClass } from '@tianguis/ui';
import { OrderFrame } from '../order-frame.tsx';
import type { BetweenData } from './ask-data.ts';
import { returnCopy } from './return-copy.ts';

const copy = returnCopy.broken;

/** RL-10: what often helps before a product that does not work is sent back. */
export function BrokenPage({ facts, changeHref, nextHref, tips, heading }: BetweenData & { heading?: 'h1' | 'h2' }) {
  return (
    <OrderFrame facts={facts} title={copy.title} up={{ href: changeHref, label: returnCopy.back }} heading={heading}>
      <p>{copy.text}</p>
      <ol className="grid list-decimal gap-3 rounded-lg border border-line bg-card p-4 pl-9 sm:p-5 sm:pl-10">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <a href={nextHref} className={buttonClass('primary', 'min-h-12')}>
          {copy.go}
        </a>
        <a href={facts.href} className={buttonClass('outline', 'min-h-12')}>
          {copy.works}
        </a>
      </div>
    </OrderFrame>
  );
}
