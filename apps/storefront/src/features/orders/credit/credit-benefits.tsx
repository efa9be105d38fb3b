import { landingPath } from '@tianguis/domain';
import { buttonClass } from '@tianguis/ui';
import { creditCopy } from './credit-copy.ts';
import type { CreditBenefitsData } from './credit-data.ts';

const copy = creditCopy.benefit;

/** RT-29: what the credit costs, with an example and its CAT, and how to ask for it. */
export function CreditBenefits(props: CreditBenefitsData & { askHref: string; homeHref: string }) {
  const { example, total, cat, how, askHref, homeHref } = props;
  return (
    <div className="page [&>div]:mt-6 [&>div]:max-w-180">
      <div>
        <h2 className="text-xl font-bold">{copy.title}</h2>
        <ul className="mt-2 list-disc pl-5">
          {copy.list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
        <h2 className="font-bold">{copy.example}</h2>
        <p className="mt-1">{example}</p>
        <p className="mt-1 font-semibold">{total}</p>
        <p className="mt-3 text-lg font-bold">{cat}</p>
      </div>
      <div>
        <h2 className="text-xl font-bold">{copy.how}</h2>
        <p className="mt-1 max-w-[65ch]">{how}</p>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <a href={askHref} rel="nofollow" className={buttonClass('primary', 'min-h-12')}>
            {copy.ask}
          </a>
          <a href={homeHref} rel="nofollow" className={buttonClass('outline', 'min-h-12')}>
            {copy.mine}
          </a>
        </div>
        <p className="mt-4">
          <a href={landingPath('contrato-credito')} className="touch text-talavera underline">
            {creditCopy.contract}
          </a>
        </p>
      </div>
    </div>
  );
}
