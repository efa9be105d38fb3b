import {
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SelectField,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import type { InvoiceFormData } from './invoice.server.ts';
import { invoiceCopy as copy } from './invoice-copy.ts';
import { invoiceFields as fields } from './invoice-fields.ts';

interface InvoiceFormProps {
  action: string;
  form: InvoiceFormData;
  values: FieldTexts;
  result?: FormResult | undefined;
  owner?: ReactNode;
  sample: boolean;
}

/** The tax data. The uses follow from the regime, so a form without a regime continues with the uses. */
export function InvoiceForm({ action, form, values, result, owner, sample }: InvoiceFormProps) {
  const { id, regimes, uses, checked } = form;
  return (
    <PlainForm
      id="factura"
      {...{ action, values, result, sample }}
      className="mt-4 max-w-md [&>.form-message:empty]:-mt-4"
    >
      {owner}
      <input type="hidden" name={fields.id} value={id} />
      {checked !== '' && <input type="hidden" name={fields.checked} value={checked} />}
      <TextField name={fields.rfc} label={copy.rfc} autoComplete="off" enterKeyHint="next" required />
      <TextField name={fields.name} label={copy.name} hint={copy.nameHint} autoComplete="off" required />
      <TextField
        name={fields.postalCode}
        label={copy.postalCode}
        hint={copy.postalCodeHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <SelectField
        name={fields.regime}
        label={copy.regime}
        choices={regimes}
        none={copy.choose}
        autoComplete="off"
        required
      />
      {uses && (
        <SelectField
          name={fields.use}
          label={copy.use}
          hint={copy.useHint}
          choices={uses}
          none={copy.choose}
          autoComplete="off"
          required
        />
      )}
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full">
        {checked === '' ? (uses ? copy.submit : copy.next) : copy.confirm}
      </SubmitButton>
    </PlainForm>
  );
}
