import { buttonClass, type FieldTexts, type FormResult, PlainForm, SubmitButton, TextAreaField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { OrderFrame } from '../order-frame.tsx';
import type { BetweenData } from './ask-data.ts';
import { returnCopy } from './return-copy.ts';
import { returnFields as fields } from './return-fields.ts';

const copy = returnCopy.tell;

export type TellPageProps = BetweenData & {
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** RL-10: what happened, in words. The form leads to the review, and its text stands in no URL. */
export function TellPage({ facts, changeHref, action, values, result, owner, heading = 'h1' }: TellPageProps) {
  return (
    <OrderFrame
      facts={facts}
      title={copy.title}
      up={{ href: changeHref, label: returnCopy.back }}
      isWrong={result !== undefined}
      heading={heading}
    >
      <PlainForm id="contar" {...{ action, values, result }} sample={heading !== 'h1'}>
        {owner}
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
