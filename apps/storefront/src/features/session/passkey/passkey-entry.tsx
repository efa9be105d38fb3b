import { classNames, Form, FormMessage, type FormResult, Icon, SubmitButton } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { writeCookie } from '../../../shared/device/cookies.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { withKey } from '../../../shared/passkeys/ceremony.ts';
import { passkeyDeviceCookie } from '../../../shared/passkeys/device-cookies.ts';
import { passkeyCopy } from '../../../shared/passkeys/passkey-copy.ts';
import { useWebAuthn } from '../../../shared/passkeys/use-webauthn.ts';
import { canMakeKeys } from '../../../shared/passkeys/webauthn.ts';
import { sessionCopy } from '../copy.ts';
import { backField } from '../fields.ts';
import { passkeyEntryCopy as copy } from './passkey-copy.ts';
import { useAutofill } from './use-autofill.ts';

/**
 * Sign-in by passkey: by a button, or by the browser's autofill of the e-mail field. Both need scripts, so they are
 * absent without scripts. With scripts, their space is reserved from the first paint, so that nothing moves.
 */
export function PasskeyEntry({ id = 'llave', back, search = '' }: { id?: string; back: string; search?: string }) {
  const { pending, onDone } = useGoing();
  /** Result of a passkey that the customer chose in the browser's autofill. */
  const [filledIn, setFilledIn] = useState<FormResult>();
  const { pause, resume } = useAutofill({ back, search }, (result) => {
    setFilledIn(result);
    onDone(result);
  });

  useEffect(() => {
    void canMakeKeys().then((can) => can && writeCookie(passkeyDeviceCookie, '1'));
  }, []);

  async function submit(form: FormData): Promise<FormResult> {
    pause();
    setFilledIn(undefined);
    const result = await withKey('use', (sent) => sendForm(accountPaths.passkeyAnswer + search, sent))(form);
    if (result.status !== 'done') resume();
    return result;
  }

  return (
    <>
      <PasskeyEntryForm id={id} back={back} submit={submit} pending={pending} onDone={onDone} />
      <p role="alert" className="mt-2 text-sm text-alarm empty:hidden">
        {filledIn?.message}
      </p>
    </>
  );
}

interface PasskeyEntryFormProps {
  id: string;
  back: string;
  submit: (form: FormData) => Promise<FormResult>;
  pending?: boolean;
  onDone?: (result: FormResult) => void;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** The button without the autofill. */
export function PasskeyEntryForm(props: PasskeyEntryFormProps) {
  const { id, back, submit, pending, onDone, result, sample } = props;
  const canUse = useWebAuthn();
  return (
    <Form
      id={id}
      action={paths.login}
      submit={submit}
      failed={sessionCopy.offline}
      result={result}
      {...(pending && { pending })}
      {...(onDone && { onDone })}
      {...(sample && { sample })}
      className={classNames(
        'mt-3 gap-2 noscript:hidden [&>.form-message:empty]:-mt-2',
        !canUse && !sample && 'invisible',
      )}
    >
      <input type="hidden" name={backField} value={back} />
      <SubmitButton look="outline">
        <Icon name="key" className="size-5 flex-none" />
        {copy.enter}
      </SubmitButton>
      <FormMessage role="alert" sending={passkeyCopy.waiting} instructs />
    </Form>
  );
}
