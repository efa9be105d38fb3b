import { typedCode } from '@tianguis/domain';
import { Form, FormMessage, type FormResult, PasswordField, SubmitButton, TextField } from '@tianguis/ui';
import { useState } from 'react';
import { passwordWords } from '../../../shared/forms/password-words.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { againField, asksCodesField, backField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { confirmationCopy as copy } from './confirmation-copy.ts';
import { PasskeyConfirmation } from './passkey-confirmation.tsx';

interface ConfirmationFormProps {
  id?: string;
  back: string;
  correo: string;
  /** The proof beside a passkey; undefined if the customer has only passkeys. */
  proof: 'contrasena' | 'codigo' | undefined;
  hasPasskey?: boolean;
  result?: FormResult | undefined;
  sample?: boolean;
}

const send = sendAccountForm('confirmar');

/** RL-05: asks for a passkey or the password. A customer without both receives a code by mail. */
export function ConfirmationForm(props: ConfirmationFormProps) {
  const { id = 'confirmar', back, proof, hasPasskey = false, sample } = props;
  return (
    <>
      {hasPasskey && (
        <PasskeyConfirmation id={`${id}-llave`} back={back} isOnly={proof === undefined} {...(sample && { sample })} />
      )}
      {proof !== undefined && <TypedConfirmation {...props} />}
    </>
  );
}

function TypedConfirmation(props: ConfirmationFormProps) {
  const { id = 'confirmar', back, correo, proof, result, sample } = props;
  const byPassword = proof === 'contrasena';
  const { pending, onDone } = useGoing();
  const [last, setLast] = useState(result);
  const hasCode = last?.values[asksCodesField] === '1';

  async function submit(form: FormData): Promise<FormResult> {
    const answer = await send(form);
    if (answer.status !== 'done') setLast(answer);
    return answer;
  }

  return (
    <Card icon={byPassword ? 'shield' : 'mail'} title={byPassword ? copy.card.contrasena : copy.card.codigo}>
      <Form
        id={id}
        action={accountPaths.confirmIdentity}
        submit={submit}
        failed={accountWords.offline}
        values={{ cuenta: correo }}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className="mt-3 max-w-md [&>.form-message:empty]:-mt-4"
      >
        <input type="hidden" name={backField} value={back} />
        {byPassword ? <Password /> : hasCode ? <Code /> : <p className="text-ink-soft">{copy.codeText(correo)}</p>}
        <FormMessage role="alert" sending={accountWords.sending} />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          {byPassword || hasCode ? (
            <SubmitButton className="max-sm:w-full">{copy.submit}</SubmitButton>
          ) : (
            <>
              <input type="hidden" name={againField} value="1" />
              <SubmitButton className="max-sm:w-full">{copy.send}</SubmitButton>
            </>
          )}
          {hasCode && (
            <button
              type="submit"
              name={againField}
              value="1"
              className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera underline"
            >
              {copy.again}
            </button>
          )}
        </div>
      </Form>
    </Card>
  );
}

function Password() {
  return (
    <>
      <TextField
        name="cuenta"
        type="email"
        label={copy.account}
        autoComplete="username"
        readOnly
        className="text-ellipsis"
      />
      <PasswordField
        name="contrasena"
        label={copy.password}
        autoComplete="current-password"
        enterKeyHint="go"
        show={passwordWords.show}
        hide={passwordWords.hide}
        required
      />
      <p>
        <a
          href={accountPaths.recovery}
          className="inline-flex min-h-11 items-center text-sm font-semibold text-talavera underline"
        >
          {copy.forgotten}
        </a>
      </p>
    </>
  );
}

function Code() {
  return (
    <div data-next className="form">
      <input type="hidden" name={asksCodesField} value="1" />
      <TextField
        name="codigo"
        label={copy.code}
        hint={copy.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        clean={typedCode}
        required
        className="text-lg tracking-[0.3em]"
      />
    </div>
  );
}
