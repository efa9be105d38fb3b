import {
  buttonClass,
  Checkbox,
  ErrorSummary,
  type FieldTexts,
  Form,
  FormMessage,
  type FormResult,
  SubmitButton,
  TextAreaField,
  TextField,
} from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { addressPaths, editAddressPath } from '../../../shared/links/address-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { OwnerField } from '../drafts/owner-field.tsx';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { addressField, defaultField } from './address-fields.ts';
import { addressFormCopy as copy } from './address-form-copy.ts';
import { PlaceFields } from './place-fields.tsx';

interface AddressFormProps {
  id?: string;
  /** Id of the address to change; undefined for a new address. */
  address?: string;
  values: FieldTexts;
  /** The first address always becomes the default address. The default address remains the default. */
  kind: 'first' | 'default' | 'other';
  result?: FormResult | undefined;
  /** A form within another page: where the form is sent, and where "Cancelar" leads. */
  within?: {
    action: string;
    submit: (form: FormData) => Promise<FormResult>;
    save: string;
    /** Undefined if there is nowhere to go back to. */
    cancel: string | undefined;
  };
  sample?: boolean;
}

/** The Mexican form of an address (RL-04, ST-04), postal code first. */
export function AddressForm(props: AddressFormProps) {
  const { id = 'direccion', address, values, kind, result, within, sample } = props;
  const { pending, onDone } = useGoing();
  const save = within?.save ?? (address === undefined ? copy.save : copy.saveChanges);
  const cancel = within ? within.cancel : paths.addresses;
  return (
    <Form
      id={id}
      action={within?.action ?? (address === undefined ? addressPaths.add : editAddressPath(address))}
      submit={within?.submit ?? sendAccountForm('direccion')}
      failed={accountWords.offline}
      values={values}
      result={result}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      summary={<ErrorSummary title={accountWords.errors} />}
      className="gap-4"
    >
      {/* The return key submits the form by its first button, which must not be the button that looks colonias up. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {copy.save}
      </button>
      <OwnerField />
      {address !== undefined && <input type="hidden" name={addressField} value={address} />}
      <Card icon="pin" title={copy.where}>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <PlaceFields values={{ ...values, ...result?.values }} />
          <TextField name="calle" label={copy.calle} autoComplete="address-line1" maxLength={120} required />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              name="numeroExterior"
              label={copy.numeroExterior}
              hint={copy.numeroExteriorHint}
              autoComplete="off"
              maxLength={20}
              required
            />
            <TextField
              name="numeroInterior"
              label={copy.numeroInterior}
              hint={copy.numeroInteriorHint}
              autoComplete="address-line2"
              maxLength={20}
              optional={accountWords.optional}
            />
          </div>
          <TextField
            name="entreCalles"
            label={copy.entreCalles}
            autoComplete="off"
            maxLength={160}
            optional={accountWords.optional}
          />
          <TextAreaField
            name="referencias"
            label={copy.referencias}
            hint={copy.referenciasHint}
            autoComplete="off"
            rows={3}
            optional={accountWords.optional}
          />
        </div>
      </Card>
      <Card icon="user" title={copy.who}>
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          <TextField
            name="nombre"
            label={copy.nombre}
            hint={copy.nombreHint}
            autoComplete="name"
            maxLength={80}
            required
          />
          <TextField
            name="telefono"
            label={copy.telefono}
            hint={copy.telefonoHint}
            autoComplete="tel-national"
            inputMode="tel"
            required
          />
        </div>
      </Card>
      {kind === 'other' ? (
        <Checkbox name={defaultField} label={copy.isDefault} />
      ) : (
        <p className="text-sm text-ink-soft">{kind === 'first' ? copy.firstIsDefault : copy.staysDefault}</p>
      )}
      <FormMessage sending={accountWords.saving} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton className="max-sm:w-full">{save}</SubmitButton>
        {cancel !== undefined && (
          <a href={cancel} className={buttonClass('quiet', 'max-sm:w-full')}>
            {copy.cancel}
          </a>
        )}
      </div>
    </Form>
  );
}
