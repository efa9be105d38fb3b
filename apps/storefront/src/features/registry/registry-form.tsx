import { registryKindNames, registryKinds } from '@tianguis/domain/registry';
import {
  buttonClass,
  Checkbox,
  type FieldTexts,
  FormMessage,
  type FormResult,
  PlainForm,
  SelectField,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@tianguis/ui';
import type { ReactNode } from 'react';
import { Note } from '../../shared/forms/note.tsx';
import { addressPaths } from '../../shared/links/address-paths.ts';
import { ownCopy } from './own-copy.ts';
import type { AddressChoice } from './registry-data.ts';
import { registryFields as fields } from './registry-fields.ts';

const copy = ownCopy.form;

interface RegistryFormProps {
  action: string;
  /** Whether the form makes a registry, or changes one. */
  isNew: boolean;
  addresses: readonly AddressChoice[];
  values: FieldTexts;
  result?: FormResult | undefined;
  owner?: ReactNode;
  sample?: boolean;
}

/** RT-23: what is celebrated, and where the gifts go. */
export function RegistryForm({ action, isNew, addresses, values, result, owner, sample = false }: RegistryFormProps) {
  if (addresses.length === 0)
    return (
      <div className="grid justify-items-start gap-4">
        <Note look="warning">{copy.noAddress}</Note>
        <a href={addressPaths.add} className={buttonClass('primary', 'min-h-12 max-sm:w-full')}>
          {copy.addAddress}
        </a>
      </div>
    );
  return (
    <PlainForm id="mesa" {...{ action, values, result, sample }}>
      {owner}
      <input type="hidden" name={fields.what} value={isNew ? 'crear' : 'cambiar'} />
      <input type="hidden" name={fields.form} value={values[fields.form] ?? ''} />
      <SelectField
        name={fields.kind}
        label={copy.kind}
        autoComplete="off"
        choices={registryKinds.map((value) => ({ value, label: registryKindNames[value] }))}
      />
      <TextField name={fields.names} label={copy.names} hint={copy.namesHint} autoComplete="off" maxLength={80} />
      <TextField name={fields.date} type="date" label={copy.date} autoComplete="off" />
      <TextAreaField name={fields.message} label={copy.message} rows={3} autoComplete="off" optional={copy.optional} />
      <SelectField
        name={fields.address}
        label={copy.address}
        hint={copy.addressHint}
        autoComplete="off"
        choices={addresses}
      />
      <Checkbox name={fields.listed} label={copy.listed} hint={copy.listedHint} />
      <Checkbox name={fields.surprise} label={copy.surprise} hint={copy.surpriseHint} />
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">
        {isNew ? copy.submit : copy.save}
      </SubmitButton>
    </PlainForm>
  );
}
