import {
  Button,
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  RadioGroup,
  Stars,
  TextAreaField,
  TextField,
  useScopedId,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../shared/forms/note.tsx';
import { paths } from '../../shared/links/paths.ts';
import { ProductLine } from './product-line.tsx';
import { reviewCopy } from './review-copy.ts';
import type { WriteData } from './review-data.ts';
import { reviewFields as fields, withdrawAction } from './review-fields.ts';

const copy = reviewCopy.write;
const formId = 'opinion';
const card = 'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-card p-4 sm:p-5';

const starChoices = copy.starNames
  .map((label, at) => ({
    ...{ value: String(at + 1), label },
    mark: <Stars value={at + 1} label={copy.starsOf(at + 1)} className="me-2 align-middle text-xl" />,
  }))
  .toReversed();

export type WriteFormProps = WriteData & {
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  /** The form of the photographs, of another feature. */
  photographsForm?: ReactNode;
  sample?: boolean;
};

/**
 * RT-19: the form of a review. The form of its photographs stands between its fields and its button, and is one of its
 * own, so that a refused file loses no typed text.
 */
export function WriteForm({ sample = false, ...page }: WriteFormProps) {
  const { product, canWrite, author, form, action, values, before, result, owner, photographsForm } = page;
  const id = useScopedId(formId);
  if (!canWrite) return <Closed product={product} />;
  return (
    <>
      {page.isRestored && !result && (
        <Note look="warning" role="status">
          {copy.restored}
        </Note>
      )}
      {before && <StateNote {...before} />}
      {photographsForm !== undefined && (
        <noscript>
          <p className="text-sm text-ink-soft">{copy.noScript}</p>
        </noscript>
      )}
      <PlainForm id={formId} {...{ action, values, result, sample }}>
        {owner}
        <input type="hidden" name={fields.product} value={product.id} />
        <input type="hidden" name={fields.photographs} value={form} />
        <FormMessage role="alert" sending="" />
        <div className={card}>
          <ProductLine product={product} />
          <RadioGroup name={fields.stars} label={copy.stars} choices={starChoices} required />
        </div>
        <div className={card}>
          <TextField
            name={fields.title}
            label={copy.titleLabel}
            optional={copy.optional}
            hint={copy.titleHint}
            autoComplete="off"
          />
          <TextAreaField
            name={fields.body}
            label={copy.body}
            hint={copy.bodyHint}
            rows={6}
            autoComplete="off"
            required
          />
        </div>
        {before && before.photographs.length > 0 && <Kept photographs={before.photographs} />}
      </PlainForm>
      {photographsForm}
      <p className="text-sm text-ink-soft">
        {copy.author(author)} {copy.rules}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <Button type="submit" form={id} className={buttonClass('primary', 'min-h-12 sm:min-w-48')} disabled={sample}>
          {before ? copy.submitChange : copy.submit}
        </Button>
        <a href={product.href} className={buttonClass('quiet', 'min-h-12')}>
          {copy.cancel}
        </a>
      </div>
      {before && <Withdraw action={action} sample={sample} />}
    </>
  );
}

/** What the shop says about the review before. */
function StateNote({ state, reason }: NonNullable<WriteData['before']>) {
  if (state === 'waiting') return <Note look="warning">{copy.waiting}</Note>;
  if (state !== 'refused' && state !== 'hidden') return null;
  return (
    <Note look="alarm">
      {copy[state]} {reason} {copy.mend}
    </Note>
  );
}

function Kept({ photographs }: { photographs: NonNullable<WriteData['before']>['photographs'] }) {
  return (
    <fieldset className={card}>
      <legend className="float-left w-full font-bold">{copy.kept}</legend>
      <p className="text-sm text-ink-soft">{copy.keptHint}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
        {photographs.map(({ id, src }, at) => (
          <li key={id}>
            <label className="grid gap-1 text-sm">
              <img
                src={src}
                alt=""
                width="320"
                height="320"
                className="aspect-square h-auto w-full rounded-md object-cover"
              />
              <span className="flex min-h-11 items-center gap-2">
                <input type="checkbox" name={fields.kept} value={id} defaultChecked className="size-5 accent-rosa" />
                {copy.keep(at + 1)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** The button that erases the review, behind a line that opens it. */
function Withdraw({ action, sample }: { action: string; sample: boolean }) {
  return (
    <details className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <summary className="min-h-11 cursor-pointer content-center font-semibold text-alarm">{copy.withdraw}</summary>
      <PlainForm id="borrar-opinion" action={action} sample={sample} className="mt-2">
        <p>{copy.withdrawText}</p>
        <button
          type="submit"
          name={fields.action}
          value={withdrawAction}
          className={buttonClass('danger', 'justify-self-start max-sm:w-full')}
        >
          {copy.withdrawSubmit}
        </button>
      </PlainForm>
    </details>
  );
}

/** Why there is no form. */
function Closed({ product }: Pick<WriteData, 'product'>) {
  const { text, product: see, orders } = reviewCopy.closed;
  return (
    <div className={card}>
      <ProductLine product={product} />
      <p>{text}</p>
      <p className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
        <a href={product.href} className={buttonClass('primary')}>
          {see}
        </a>
        <a href={paths.orders} className={buttonClass('outline')}>
          {orders}
        </a>
      </p>
    </div>
  );
}
