import { photographPath, photographPreviewPath } from '@tianguis/domain/photograph';
import { buttonClass, FormMessage, type FormResult, Icon, PlainForm, SubmitButton } from '@tianguis/ui';
import { Note } from '../../../shared/forms/note.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { GoodsList } from '../goods-list.tsx';
import { MoneyCard } from '../money-card.tsx';
import { ParcelSteps } from '../order/parcel-steps.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { StatusLine } from '../status-line.tsx';
import { returnCopy } from './return-copy.ts';
import type { ReturnPageData } from './return-page-data.ts';

const copy = returnCopy.page;

export type ReturnPageProps = ReturnPageData & {
  /** Says that the return was just asked for. */
  done?: string | undefined;
  /** The result of the form that cancels. */
  result?: FormResult | undefined;
  heading?: 'h1' | 'h2';
};

/** RL-10, BL-13: a return with its steps, what to do now, its money, and its label. */
export function ReturnPage({ heading = 'h1', ...page }: ReturnPageProps) {
  const { facts, number, status, steps, todo, goods, photographs, sentences, done } = page;
  const { accountHref, labelHref, cancelAction } = page;
  return (
    <OrderFrame facts={facts} title={copy.title(number)} heading={heading}>
      {done !== undefined && (
        <Note look="good" role="status">
          {done}
        </Note>
      )}
      <div className="grid gap-3 rounded-lg border border-line bg-card p-4 sm:p-5">
        <StatusLine status={status} icon="return" tone="refund" className="text-lg" />
        {steps.length > 0 && <ParcelSteps steps={steps} name={copy.title(number)} />}
      </div>
      <Card icon="list" title={copy.steps}>
        <ol className={todo.length > 1 ? 'mt-2 grid list-decimal gap-2 pl-5' : 'mt-2'}>
          {todo.map((one) => (
            <li key={one} className="[overflow-wrap:anywhere]">
              {one}
            </li>
          ))}
        </ol>
        {labelHref !== undefined && (
          <a href={labelHref} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
            <Icon name="file" className="size-5 flex-none" />
            {copy.label}
          </a>
        )}
      </Card>
      {page.exchange && (
        <Card icon="package" title={copy.exchange}>
          {page.exchange.sentences.map((sentence) => (
            <p key={sentence} className="mt-2">
              {sentence}
            </p>
          ))}
          {page.exchange.href !== undefined && (
            <a href={page.exchange.href} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
              {page.exchange.isUnpaid ? copy.exchangePay : copy.exchangeSee}
            </a>
          )}
        </Card>
      )}
      {sentences.length > 0 && (
        <MoneyCard icon="card" title={copy.money} sentences={sentences}>
          {accountHref !== undefined && (
            <a href={accountHref} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
              {copy.account}
            </a>
          )}
        </MoneyCard>
      )}
      <Card icon="package" title={copy.goods}>
        <div className="mt-3">
          <GoodsList goods={goods} />
        </div>
        {photographs.length > 0 && (
          <ul aria-label={copy.photographs} className="mt-3 flex flex-wrap gap-2">
            {photographs.map((id, at) => (
              <li key={id}>
                <a href={photographPath(id)} className="block overflow-hidden rounded-md border border-line">
                  <img
                    src={photographPreviewPath(id)}
                    alt={copy.photograph(at + 1)}
                    width="96"
                    height="96"
                    className="size-24 object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        )}
      </Card>
      {cancelAction !== undefined && (
        <PlainForm id="cancelar-devolucion" action={cancelAction} result={page.result} sample={heading !== 'h1'}>
          <p className="text-sm text-ink-soft">{copy.cancelText}</p>
          <FormMessage role="alert" sending={returnCopy.sending} />
          <SubmitButton look="outline" className="min-h-12 max-sm:w-full">
            {copy.cancel}
          </SubmitButton>
        </PlainForm>
      )}
    </OrderFrame>
  );
}
