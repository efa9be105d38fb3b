import { classNames, Form, FormMessage, type FormResult, SubmitButton, TextField } from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { withKey } from '../../../shared/passkeys/ceremony.ts';
import { passkeyCopy } from '../../../shared/passkeys/passkey-copy.ts';
import { useWebAuthn } from '../../../shared/passkeys/use-webauthn.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { newPasskeyCopy as copy, passkeysCopy } from './passkeys-copy.ts';

interface NewPasskeyFormProps {
  id?: string;
  /** A suggested name for the passkey. */
  name: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

const add = withKey('create', sendAccountForm('llave-nueva'));

/** Creates a passkey on this device, with a name. */
export function NewPasskeyForm({ id = 'llave-nueva', name, result, sample }: NewPasskeyFormProps) {
  const { pending, onDone } = useGoing();
  const canUse = useWebAuthn();
  return (
    <Card icon="key" title={copy.card}>
      <noscript>
        <p className="mt-1">{passkeyCopy.noScript}</p>
      </noscript>
      {canUse === false && <p className="mt-1">{passkeyCopy.notHere}</p>}
      <Form
        id={id}
        action={accountPaths.newPasskey}
        submit={add}
        failed={accountWords.offline}
        values={{ nombre: name }}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className={classNames(
          'mt-3 max-w-md noscript:hidden [&>.form-message:empty]:-mt-4',
          canUse === false && 'hidden',
        )}
      >
        <TextField
          name="nombre"
          label={passkeysCopy.name}
          hint={copy.hint}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={60}
          required
        />
        <FormMessage role="alert" sending={passkeyCopy.waiting} instructs />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
      </Form>
    </Card>
  );
}
