import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  RadioGroup,
  SelectField,
  SubmitButton,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/frame/card.tsx';
import { ChangedNote } from '../changed-note.tsx';
import { GoodsList } from '../goods-list.tsx';
import { MoneyCard } from '../money-card.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { firstTarget, TargetChoice } from '../refunds/target-choice.tsx';
import type { ReturnReviewData } from './ask-data.ts';
import { returnCopy } from './return-copy.ts';
import { returnFields as fields } from './return-fields.ts';

const copy = returnCopy.review;

export type ReturnReviewProps = ReturnReviewData & {
  /** The amount that the customer was shown before, if another amount is true now. */
  was?: number | undefined;
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  /** The form of the photographs, of another feature. */
  photographsForm?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** RL-10: photographs, the way back, and the amount with its target and its day. One button asks for the return. */
export function ReturnReviewPage({ heading = 'h1', ...page }: ReturnReviewProps) {
  const { facts, goods, reason, changeHref, tellHref, was, action, result, owner, amount, ways } = page;
  const { changed } = returnCopy;
  const story = page.values?.[fields.story] ?? '';
  const values = { [fields.way]: page.way, ...firstTarget, ...page.values };
  return (
    <OrderFrame
      facts={facts}
      title={was === undefined ? copy.title : changed.title}
      up={{ href: tellHref, label: returnCopy.back }}
      isWrong={was !== undefined || result?.status === 'invalid'}
      heading={heading}
    >
      {was === undefined ? <p>{copy.nothingYet}</p> : <ChangedNote copy={changed} was={was} is={amount} />}
      <Card icon="package" title={copy.goods}>
        <div className="mt-3 grid gap-2">
          <GoodsList goods={goods} />
          <p>
            <span className="block font-semibold">{reason}</span>
            <span className="whitespace-pre-line [overflow-wrap:anywhere]">{story}</span>
          </p>
          <a
            href={changeHref}
            className="inline-flex min-h-11 items-center font-semibold text-talavera hover:underline"
          >
            {copy.change}
          </a>
        </div>
      </Card>
      <div className="grid gap-2">
        <p>{page.photographs}</p>
        {page.photographsForm}
      </div>
      <MoneyCard icon="return" title={copy.money} sentences={page.sentences} />
      <PlainForm
        id="pedir-devolucion"
        {...{ action, values, result }}
        sample={heading !== 'h1'}
        className="group/ask [&>.form-message:empty]:-mt-4"
      >
        <input type="hidden" name={fields.amount} value={amount} />
        <input type="hidden" name={fields.story} value={story} />
        {owner}
        <RadioGroup name={fields.way} label={copy.way} choices={ways} required />
        {page.exchanges.length > 0 ? (
          <>
            <RadioGroup name={fields.target} label={copy.target} choices={copy.targets} required />
            {/* Only for an exchange. A browser without `:has()` always shows the list. */}
            <div className="group-has-[[name=destino]:checked:not([value=cambio])]/ask:hidden">
              <SelectField
                name={fields.exchange}
                label={copy.exchange}
                none={copy.exchangeNone}
                choices={page.exchanges}
                autoComplete="off"
              />
            </div>
          </>
        ) : (
          page.canChoose && <TargetChoice />
        )}
        <FormMessage role="alert" sending={returnCopy.sending} />
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <SubmitButton className="min-h-12">
            {page.exchanges.length > 0 ? copy.submitEither : amount > 0 ? copy.submit(amount) : copy.submitFree}
          </SubmitButton>
          <a href={facts.href} className={buttonClass('quiet', 'min-h-12')}>
            {returnCopy.keep}
          </a>
        </div>
      </PlainForm>
    </OrderFrame>
  );
}
