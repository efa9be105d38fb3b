import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SubmitButton,
  TextAreaField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { ChangedNote } from '../changed-note.tsx';
import { GoodsList } from '../goods-list.tsx';
import { MoneyCard } from '../money-card.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { firstTarget, TargetChoice } from '../refunds/target-choice.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import { cancellationFields as fields } from './cancellation-fields.ts';
import type { ReviewPageData } from './review-data.ts';

const copy = cancellationCopy.review;

export type ReviewPageProps = ReviewPageData & {
  /** The URL of this page, with the choice. */
  action: string;
  /** The amount that the customer was shown before, if another amount is true now. */
  was?: number | undefined;
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** Says that typed texts have been restored. */
  notice?: string | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** RL-09: the pieces, the amount that goes back, its target and its day, with one button that cancels. */
export function ReviewPage({ heading = 'h1', ...page }: ReviewPageProps) {
  const { facts, goods, sentences, changeHref, isPaid, was, action, values, result, notice, owner } = page;
  const { changed } = cancellationCopy;
  return (
    <OrderFrame
      facts={facts}
      title={was === undefined ? copy.title : changed.title}
      up={{ href: changeHref, label: copy.change }}
      isWrong={was !== undefined || result?.status === 'invalid'}
      heading={heading}
    >
      {was === undefined ? <p>{copy.nothingYet}</p> : <ChangedNote copy={changed} was={was} is={page.amount} />}
      {notice !== undefined && (
        <Note look="good" role="status">
          {notice}
        </Note>
      )}
      <Card icon="package" title={copy.goods}>
        <div className="mt-3">
          <GoodsList goods={goods} />
        </div>
      </Card>
      <MoneyCard icon={isPaid ? 'return' : 'card'} title={copy.money} sentences={sentences} />
      <PlainForm
        id="confirmar-cancelacion"
        {...{ action, result }}
        values={{ ...firstTarget, ...values }}
        sample={heading !== 'h1'}
        className="[&>.form-message:empty]:-mt-4"
      >
        <input type="hidden" name={fields.id} value={page.id} />
        <input type="hidden" name={fields.pieces} value={page.pieces} />
        <input type="hidden" name={fields.reason} value={page.reason} />
        <input type="hidden" name={fields.amount} value={page.amount} />
        {owner}
        {page.canChoose && <TargetChoice />}
        <TextAreaField
          name={fields.comment}
          label={copy.comment}
          optional={copy.optional}
          hint={copy.commentHint}
          rows={3}
          autoComplete="off"
        />
        <FormMessage role="alert" sending={cancellationCopy.sending} />
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <SubmitButton look="danger" className="min-h-12">
            {labelOf(page)}
          </SubmitButton>
          <a href={facts.href} className={buttonClass('quiet', 'min-h-12')}>
            {cancellationCopy.keep}
          </a>
        </div>
      </PlainForm>
    </OrderFrame>
  );
}

function labelOf({ amount, isWhole }: ReviewPageData): string {
  if (amount > 0) return copy.submit(amount);
  return isWhole ? copy.submitOrder : copy.submitPieces;
}
