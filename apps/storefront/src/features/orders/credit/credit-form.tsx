import { landingPath } from '@tianguis/domain';
import {
  Checkbox,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { creditCopy } from './credit-copy.ts';
import { creditFields as fields } from './credit-fields.ts';

const copy = creditCopy.ask;

interface CreditFormProps {
  action: string;
  id: string;
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  /** The hidden field with the customer who typed, of another feature. */
  owner?: ReactNode;
  sample?: boolean;
}

/** RT-29: asks for credit. Nothing is chosen for the customer. */
export function CreditForm({ action, id, values = {}, result, owner, sample = false }: CreditFormProps) {
  return (
    <PlainForm id="pedir-credito" {...{ action, values, result, sample }} className="max-w-md">
      <input type="hidden" name={fields.id} value={id} />
      {owner}
      <TextField
        name={fields.income}
        label={copy.income}
        hint={copy.incomeHint}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <Checkbox name={fields.isAdult} label={copy.isAdult} required />
      <Checkbox
        name={fields.contract}
        label={copy.contract}
        required
        more={
          <a
            href={landingPath('contrato-credito')}
            target="_blank"
            rel="noopener"
            className="touch text-sm text-talavera underline"
          >
            {copy.read}
          </a>
        }
      />
      <p className="text-sm text-ink-soft">{copy.why}</p>
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
    </PlainForm>
  );
}
