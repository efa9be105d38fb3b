import {
  Button,
  buttonClass,
  classNames,
  Form,
  FormMessage,
  type FormResult,
  Icon,
  RadioGroup,
  SubmitButton,
} from '@tianguis/ui';
import { useEffect, useState } from 'react';
import type { AddressFailure } from '../../../commerce/destination/address-failure.ts';
import { askShop, ResourceFailure } from '../../../shared/api/resource.ts';
import { cookieChange } from '../../../shared/device/cookies.ts';
import { storedItems, writeItem } from '../../../shared/device/stored-item.ts';
import { goField } from '../../../shared/forms/go-field.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { SignInLink } from '../../../shared/frame/sign-in-link.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { addressPaths } from '../../../shared/links/address-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { type AddressAnswer, type AddressChoice, addressChoiceField, backField } from './address-choice.ts';
import { addressPickerCopy as copy } from './address-picker-copy.ts';

/**
 * The choice of an address in the modal of a signed-in customer (UI-11), which loads the addresses. `done` receives the
 * message to show.
 */
export function AddressPicker({ done }: { done: (message: string) => void }) {
  const [answer, setAnswer] = useState<AddressAnswer>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try is a call
  useEffect(() => {
    const call = new AbortController();
    askShop<AddressAnswer>(accountPaths.addressesResource, { signal: call.signal }).then(
      (found) => {
        if ('options' in found) remember(found);
        setAnswer(found);
      },
      (error) => {
        if (call.signal.aborted) return;
        const isOffline = error instanceof ResourceFailure && error.status === 0;
        setAnswer({ failure: isOffline ? 'errorCors' : 'error500' });
      },
    );
    return () => call.abort();
  }, [tries]);

  if (!answer) return <p className="pt-3 text-sm text-ink-soft">{copy.loading}</p>;
  if ('failure' in answer)
    return (
      <AddressPickerFailure
        failure={answer.failure}
        again={() => {
          setAnswer(undefined);
          setTries(tries + 1);
        }}
      />
    );
  return <AddressChoiceForm id="elegir-direccion" choice={answer} done={done} />;
}

/** ST-03: stores the ids and postal codes of the addresses, without their texts. */
function remember({ options }: AddressChoice): void {
  writeItem(storedItems.addresses, JSON.stringify(options.map(({ id, codigoPostal }) => ({ id, codigoPostal }))));
}

/** ER-03: what to do about a failure, by its kind. */
export function AddressPickerFailure({ failure, again }: { failure: AddressFailure; again: () => void }) {
  const isSignedOut = failure === 'error401' || failure === 'error440';
  const isRetried = failure === 'error500' || failure === 'errorCors';
  return (
    <div className="grid justify-items-start gap-2 pt-3">
      <p role="alert" className="flex items-start gap-2 text-sm" data-failure={failure}>
        <Icon name="alert" className="mt-0.5 size-4 flex-none text-alarm" />
        {copy.failures[failure]}
      </p>
      {isSignedOut && <SignInLink className={buttonClass('outline')}>{copy.signIn}</SignInLink>}
      {isRetried && (
        <Button look="outline" onClick={again}>
          {copy.again}
        </Button>
      )}
    </div>
  );
}

interface AddressChoiceFormProps {
  id: string;
  choice: AddressChoice;
  result?: FormResult | undefined;
  /** Path to return to without JavaScript. */
  back?: string;
  done?: (message: string) => void;
  sample?: boolean;
}

/** The form of the choice with a link to add an address. The modal and its page use this form. */
export function AddressChoiceForm({ id, choice, result, back = paths.home, done, sample }: AddressChoiceFormProps) {
  const { options, chosen } = choice;
  const add = (
    <a href={addressPaths.add} className={buttonClass('quiet')}>
      <Icon name="plus" className="size-4" />
      {copy.add}
    </a>
  );
  if (options.length === 0)
    return (
      <div className="pt-3">
        <p className="text-sm text-ink-soft">{copy.none}</p>
        {add}
      </div>
    );

  function onDone({ message, values }: FormResult) {
    const to = values[goField];
    if (to !== undefined) return location.assign(to);
    // The reply has set the cookie of the postal code. The header shows this postal code.
    window.dispatchEvent(new Event(cookieChange));
    if (done) done(message);
    else location.assign(back);
  }

  return (
    <Form
      id={id}
      action={accountPaths.chooseAddress}
      submit={(form) => sendForm(accountPaths.chooseAddressAnswer, form)}
      failed={copy.failed}
      values={{ [addressChoiceField]: chosen }}
      result={result}
      onDone={onDone}
      {...(sample && { sample })}
      className="gap-3 pt-2"
    >
      <input type="hidden" name={backField} value={back} />
      <div className={classNames('[overflow-wrap:anywhere]', done && 'max-h-72 overflow-y-auto')}>
        <RadioGroup
          name={addressChoiceField}
          label={copy.group}
          choices={options.map(({ id: value, direccion, nombre, lugar, predeterminada }) => ({
            value,
            label: direccion,
            hint: [lugar, nombre, ...(predeterminada ? [copy.isDefault] : [])].join(' · '),
          }))}
        />
      </div>
      <FormMessage role="alert" sending={copy.choosing} />
      <div className="flex flex-wrap gap-2">
        <SubmitButton>{copy.choose}</SubmitButton>
        {add}
      </div>
    </Form>
  );
}
