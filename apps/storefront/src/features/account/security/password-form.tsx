import { Form, FormMessage, type FormResult, PasswordField, SubmitButton, TextField } from '@tianguis/ui';
import { PasswordMeter } from '../../../shared/forms/password-meter.tsx';
import { passwordWords } from '../../../shared/forms/password-words.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { passwordCopy as copy } from './security-copy.ts';

/** The form of a new password. It contains the e-mail address for password managers. */
export function PasswordForm(props: {
  id?: string;
  correo: string;
  result?: FormResult | undefined;
  sample?: boolean;
}) {
  const { id = 'contrasena', correo, result, sample } = props;
  const { pending, onDone } = useGoing();
  return (
    <Card icon="shield" title={copy.card}>
      <Form
        id={id}
        action={accountPaths.changePassword}
        submit={sendAccountForm('contrasena')}
        failed={accountWords.offline}
        values={{ cuenta: correo }}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className="mt-3 max-w-md [&>.form-message:empty]:-mt-4"
      >
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
          label={copy.field}
          hint={copy.hint}
          autoComplete="new-password"
          enterKeyHint="done"
          show={passwordWords.show}
          hide={passwordWords.hide}
          required
        />
        {/* While the server's error is shown, the meter is hidden. It appears again once the field is corrected. */}
        <div className="[.form:has([aria-invalid=true])_&]:hidden">
          <PasswordMeter name="contrasena" />
        </div>
        <FormMessage role="alert" sending={accountWords.saving} />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
      </Form>
    </Card>
  );
}
