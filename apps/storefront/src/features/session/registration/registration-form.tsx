import {
  Checkbox,
  ErrorSummary,
  Form,
  FormMessage,
  type FormResult,
  PasswordField,
  SubmitButton,
  TextField,
} from '@tianguis/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { PasswordMeter } from '../../../shared/forms/password-meter.tsx';
import { NameFields, OptionalFields } from '../../../shared/forms/person-fields.tsx';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { sessionCopy } from '../copy.ts';
import { backField, codeAskedField } from '../fields.ts';
import { RegistrationCode, RegistrationCodeWays } from './registration-code.tsx';

const copy = sessionCopy.register;

interface RegistrationFormProps {
  id?: string;
  back: string;
  /** Version of the privacy notice that the customer accepts. */
  notice: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** Whether a result means that the data are valid and the form asks for the mailed code. */
const asksCode = (result: FormResult | undefined): boolean =>
  result !== undefined &&
  result.values[codeAskedField] === '1' &&
  Object.keys(result.fieldErrors).every((name) => name === 'codigo' || name === 'contrasena');

/**
 * RT-03, SS-09: one form in two steps. With JavaScript, the first step remains in the page, hidden, while the form asks
 * for the code. Without JavaScript, the second page contains the typed values, and asks for the password again, since
 * the password is not stored.
 */
export function RegistrationForm(props: RegistrationFormProps) {
  const { id = 'registro', back, notice, result, sample } = props;
  const { pending, onDone } = useGoing();
  const [last, setLast] = useState(result);
  const [isCorrecting, setCorrecting] = useState(false);
  const isSecond = asksCode(last) && !isCorrecting;
  /** A document that answers the first step has no password, so the form asks for it beside the code. */
  const [needsPassword] = useState(asksCode(result));

  async function submit(form: FormData): Promise<FormResult> {
    const answer = await sendForm(accountPaths.registerAnswer, form);
    setLast(answer);
    setCorrecting(false);
    return answer;
  }

  function correct(form: HTMLFormElement | null) {
    flushSync(() => setCorrecting(true));
    const first = form?.elements.namedItem('nombre');
    if (first instanceof HTMLInputElement) first.focus();
  }

  const password = (
    <>
      <PasswordField
        name="contrasena"
        label={sessionCopy.password}
        hint={needsPassword ? copy.passwordAgain : copy.passwordHint}
        autoComplete="new-password"
        show={sessionCopy.show}
        hide={sessionCopy.hide}
        required
      />
      {!needsPassword && <PasswordMeter name="contrasena" />}
    </>
  );

  return (
    <Form
      id={id}
      action={paths.register}
      submit={submit}
      failed={sessionCopy.offline}
      result={result}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      // While the first step is corrected, errors of the code are not shown.
      summary={isCorrecting ? null : <ErrorSummary title={copy.errors} />}
      className="mt-5 [&>.form-message:empty]:-mt-4"
    >
      <input type="hidden" name={backField} value={back} />
      <div hidden={isSecond} className="form">
        <Data />
        {!needsPassword && password}
        <Checkbox
          name="aviso"
          value={notice}
          label={copy.notice}
          required
          more={
            <a
              href={paths.privacyNotice}
              target="_blank"
              rel="noopener"
              className="touch text-sm font-semibold text-talavera underline"
            >
              {copy.readNotice}
              <span className="sr-only"> {copy.otherTab}</span>
            </a>
          }
        />
      </div>
      {isSecond && <RegistrationCode />}
      {needsPassword && password}
      <FormMessage sending={copy.sending} />
      <SubmitButton>{isSecond ? copy.finish : copy.submit}</SubmitButton>
      {isSecond && <RegistrationCodeWays onCorrect={correct} />}
    </Form>
  );
}

function Data() {
  return (
    <>
      <NameFields />
      <TextField
        name="correo"
        type="email"
        label={sessionCopy.email}
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
      />
      <OptionalFields />
    </>
  );
}
