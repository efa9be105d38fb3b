import { buttonClass, PlainForm, SubmitButton, TextAreaField } from '@tianguis/ui';
import { OrderFrame } from '../order-frame.tsx';
import type { BetweenData } from './ask-data.ts';
import { returnCopy } from './return-copy.ts';
import { returnFields as fields, tellStep } from './return-fields.ts';

const copy = returnCopy.tell;

/** RL-10: what happened, in words. The form leads to the review, and its text stands in no URL. */
export function TellPage({ facts, changeHref, nextHref, heading = 'h1' }: BetweenData & { heading?: 'h1' | 'h2' }) {
  return (
    <OrderFrame facts={facts} title={copy.title} up={{ href: changeHref, label: returnCopy.back }} heading={heading}>
      <PlainForm id="contar" action={nextHref} sample={heading !== 'h1'}>
        <input type="hidden" name={fields.step} value={tellStep} />
        <TextAreaField
          name={fields.story}
          label={copy.story}
          optional={copy.optional}
          hint={copy.storyHint}
          rows={5}
          autoComplete="off"
        />
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <SubmitButton className="min-h-12 sm:min-w-48">{returnCopy.next}</SubmitButton>
          <a href={facts.href} className={buttonClass('quiet', 'min-h-12')}>
            {returnCopy.keep}
          </a>
        </div>
      </PlainForm>
    </OrderFrame>
  );
}
