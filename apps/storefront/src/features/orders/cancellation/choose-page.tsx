import { buttonClass, Icon, PlainForm, RadioGroup, useField, useScopedId } from '@tianguis/ui';
import { Note } from '../../../shared/forms/note.tsx';
import { GoodsList } from '../goods-list.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import { cancellationFields as fields, reviewStep } from './cancellation-fields.ts';
import type { ChoosePageData, ChooseParcel } from './choose-data.ts';
import { LineChoice } from './line-choice.tsx';

const copy = cancellationCopy.choose;

export type ChoosePageProps = ChoosePageData & { heading?: 'h1' | 'h2' };

/** RL-09: which pieces are cancelled, and why. The form leads to the review, at the same path. */
export function ChoosePage({ heading = 'h1', ...page }: ChoosePageProps) {
  const { facts, action, isPaid, parcels, hasRest, canChooseMore, reasons, values, message, result } = page;
  const part = heading === 'h1' ? 'h2' : 'h3';
  return (
    <OrderFrame
      facts={facts}
      title={isPaid ? copy.title : copy.unpaidTitle}
      isWrong={result !== undefined}
      heading={heading}
    >
      {message !== '' && (
        <Note look="warning" role="status">
          {message}
        </Note>
      )}
      <PlainForm id="cancelar" method="get" {...{ action, values, result }} sample={heading !== 'h1'}>
        <input type="hidden" name={fields.step} value={reviewStep} />
        {isPaid ? <Parcels parcels={parcels} heading={part} /> : <Whole parcels={parcels} />}
        {isPaid && hasRest && <p className="text-sm text-ink-soft">{copy.rest}</p>}
        <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
          <RadioGroup name={fields.reason} label={copy.reason} hint={copy.reasonHint} choices={reasons} required />
        </div>
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:w-full">
          <button type="submit" className={buttonClass('primary', 'min-h-12 sm:min-w-48')}>
            {copy.next}
          </button>
          {canChooseMore && (
            <button type="submit" name={fields.all} value="1" className={buttonClass('outline', 'min-h-12')}>
              {copy.all}
            </button>
          )}
          <a href={facts.href} className={buttonClass('quiet', 'min-h-12')}>
            {cancellationCopy.keep}
          </a>
        </div>
      </PlainForm>
    </OrderFrame>
  );
}

interface ParcelsProps {
  parcels: readonly ChooseParcel[];
  heading: 'h2' | 'h3';
}

function Parcels({ parcels, heading }: ParcelsProps) {
  const all = useField(fields.pieces);
  return (
    <>
      {all.error !== undefined && (
        <p id={all.errorId} className="field-error font-semibold">
          <Icon name="alert" className="size-4 flex-none" />
          <span className="min-w-0">{all.error}</span>
        </p>
      )}
      {parcels.map((parcel, at) => (
        <Parcel key={parcel.id} parcel={parcel} isFirst={at === 0} heading={heading} />
      ))}
    </>
  );
}

interface ParcelProps {
  parcel: ChooseParcel;
  isFirst: boolean;
  heading: 'h2' | 'h3';
}

function Parcel({ parcel: { id, name, seller, lines }, isFirst, heading: Heading }: ParcelProps) {
  const titleId = useScopedId(`elegir-${id}`);
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-card">
      <div className="flex flex-wrap justify-between gap-x-4 border-b border-line px-4 py-3 text-sm sm:px-5">
        <Heading id={titleId} className="font-semibold">
          {name}
        </Heading>
        <p className="[overflow-wrap:anywhere] text-ink-soft">
          {copy.soldBy} {seller}
        </p>
      </div>
      <ul>
        {lines.map((line, at) => (
          <LineChoice key={line.key} line={line} isFirst={isFirst && at === 0} />
        ))}
      </ul>
    </section>
  );
}

/** An order that is not paid ends as a whole. */
function Whole({ parcels }: { parcels: readonly ChooseParcel[] }) {
  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-5">
      <p className="mb-2 font-semibold">{copy.whole}</p>
      <GoodsList goods={parcels.flatMap(({ lines }) => lines)} />
    </div>
  );
}
