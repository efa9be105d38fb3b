import {
  buttonClass,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../../shared/forms/note.tsx';
import { Card } from '../../../shared/frame/card.tsx';
import { OrderFrame } from '../order-frame.tsx';
import { RefundList } from '../refunds/refund-list.tsx';
import { refundAccountCopy as copy } from './refund-account-copy.ts';
import type { NamedAccount, RefundAccountData } from './refund-account-data.ts';
import { refundAccountFields as fields } from './refund-account-fields.ts';

export type RefundAccountPageProps = RefundAccountData & {
  action: string;
  /** The page that asks for a confirmation, and then returns. */
  confirmHref: string;
  isConfirmed: boolean;
  values: FieldTexts;
  result?: FormResult | undefined;
  /** Says that typed texts have been restored. */
  notice?: string | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  heading?: 'h1' | 'h2';
};

/** RL-09: the account for refunds that are transferred. */
export function RefundAccountPage({ heading = 'h1', ...page }: RefundAccountPageProps) {
  const { facts, waiting, accounts, isConfirmed, confirmHref, result } = page;
  const title = waiting ? copy.title : accounts.length > 0 ? copy.named : copy.none;
  return (
    <OrderFrame facts={facts} title={title} isWrong={result?.status === 'invalid'} heading={heading}>
      {page.notice !== undefined && (
        <Note look="good" role="status">
          {page.notice}
        </Note>
      )}
      {waiting && (
        <Card icon="bank" title={copy.amount(waiting.amount)}>
          <p className="mt-1 text-ink-soft">
            {copy.why} {copy.days(waiting.days)}
          </p>
          {isConfirmed ? (
            <AccountForm {...page} sample={heading !== 'h1'} />
          ) : (
            <>
              <p className="mt-3">{copy.confirm}</p>
              <a href={confirmHref} className={buttonClass('primary', 'mt-3 min-h-12 max-sm:w-full')}>
                {copy.goOn}
              </a>
            </>
          )}
        </Card>
      )}
      {waiting && (
        <Card icon="return" title={copy.orBalance}>
          <p className="mt-1 text-ink-soft">{copy.balanceText}</p>
          <PlainForm id="reembolso-a-saldo" action={page.action} sample={heading !== 'h1'} className="mt-3">
            <input type="hidden" name={fields.target} value="saldo" />
            <SubmitButton look="outline" className="min-h-12 justify-self-start max-sm:w-full">
              {copy.toBalance(waiting.amount)}
            </SubmitButton>
          </PlainForm>
        </Card>
      )}
      {accounts.map((account) => (
        <Account key={account.key} account={account} />
      ))}
      {!waiting && accounts.length === 0 && <p>{copy.noneText}</p>}
      {!waiting && (
        <p>
          <a href={facts.href} className={buttonClass('primary', 'max-sm:w-full')}>
            {copy.see}
          </a>
        </p>
      )}
    </OrderFrame>
  );
}

type AccountFormProps = Pick<RefundAccountPageProps, 'action' | 'values' | 'result' | 'owner'> & { sample: boolean };

function AccountForm({ action, values, result, owner, sample }: AccountFormProps) {
  return (
    <PlainForm
      id="cuenta-reembolso"
      {...{ action, values, result, sample }}
      className="mt-4 max-w-md [&>.form-message:empty]:-mt-4"
    >
      {owner}
      <TextField
        name={fields.clabe}
        label={copy.clabe}
        hint={copy.clabeHint}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        required
        className="text-lg tracking-wider tabular-nums"
      />
      <TextField name={fields.holder} label={copy.holder} hint={copy.holderHint} autoComplete="off" required />
      <p className="font-semibold">{copy.final}</p>
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
    </PlainForm>
  );
}

/** An account that was named, with its transfers. */
function Account({ account: { bank, last4, holder, refunds } }: { account: NamedAccount }) {
  return (
    <Card icon="bank" title={copy.account}>
      <dl className="mt-2 grid gap-1 text-sm [&>div]:flex [&>div]:flex-wrap [&>div]:gap-x-2 [&_dd]:font-semibold [&_dd]:[overflow-wrap:anywhere] [&_dt]:text-ink-soft">
        <div>
          <dt>{copy.bank}</dt>
          <dd>{bank}</dd>
        </div>
        <div>
          <dt>{copy.last4}</dt>
          <dd>{copy.ending(last4)}</dd>
        </div>
        <div>
          <dt>{copy.owner}</dt>
          <dd>{holder}</dd>
        </div>
      </dl>
      <div className="mt-3 border-t border-line pt-3">
        <RefundList refunds={refunds} accountHref={undefined} />
      </div>
    </Card>
  );
}
