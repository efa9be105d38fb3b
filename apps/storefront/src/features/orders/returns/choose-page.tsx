import { buttonClass, Icon, PlainForm, RadioGroup, useField } from '@tianguis/ui';
import { LineChoice } from '../cancellation/line-choice.tsx';
import { OrderFrame } from '../order-frame.tsx';
import type { ChooseReturnData } from './ask-data.ts';
import { returnCopy } from './return-copy.ts';
import { chosenStep, returnFields as fields } from './return-fields.ts';

const copy = returnCopy.choose;

export type ChooseReturnProps = ChooseReturnData & { heading?: 'h1' | 'h2' };

/** RL-10: which pieces come back, and why. The form leads on at the same path. */
export function ChooseReturnPage({ facts, action, lines, reasons, values, result, heading = 'h1' }: ChooseReturnProps) {
  return (
    <OrderFrame facts={facts} title={copy.title} isWrong={result !== undefined} heading={heading}>
      <PlainForm id="devolver" method="get" {...{ action, values, result }} sample={heading !== 'h1'}>
        <input type="hidden" name={fields.step} value={chosenStep} />
        <LinesError />
        <ul className="rounded-lg border border-line bg-card">
          {lines.map((line, at) => (
            <LineChoice key={line.key} line={line} isFirst={at === 0} />
          ))}
        </ul>
        <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
          <RadioGroup name={fields.reason} label={copy.reason} hint={copy.reasonHint} choices={reasons} required />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <button type="submit" className={buttonClass('primary', 'min-h-12 sm:min-w-48')}>
            {returnCopy.next}
          </button>
          <a href={facts.href} className={buttonClass('quiet', 'min-h-12')}>
            {returnCopy.keep}
          </a>
        </div>
      </PlainForm>
    </OrderFrame>
  );
}

/** A sentence about all lines. */
function LinesError() {
  const all = useField('piezas');
  return all.error === undefined ? null : (
    <p id={all.errorId} className="field-error font-semibold">
      <Icon name="alert" className="size-4 flex-none" />
      <span className="min-w-0">{all.error}</span>
    </p>
  );
}
