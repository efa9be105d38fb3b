import { Form, FormMessage, type FormResult, PasswordField, SubmitButton, TextField } from '@tianguis/ui';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { sessionCopy as copy } from '../copy.ts';
import { backField } from '../fields.ts';

interface SignInFormProps {
  id?: string;
  back: string;
  /** The query of the page, which the code step preserves (RT-05). */
  search?: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** The sign-in form with e-mail and password (RT-02, ER-05). `sample`: as in `Form`. */
export function SignInForm({ id = 'entrar', back, search = '', result, sample }: SignInFormProps) {
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={paths.login + search}
      submit={(form) => sendForm(accountPaths.signInAnswer + search, form)}
      failed={copy.offline}
      result={result}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      className="mt-5 [&>.form-message:empty]:-mt-4"
    >
      <input type="hidden" name={backField} value={back} />
      <TextField
        name="correo"
        type="email"
        label={copy.email}
        autoComplete="username webauthn"
        enterKeyHint="next"
        inputMode="email"
        required
      />
      <PasswordField
        name="contrasena"
        label={copy.password}
        autoComplete="current-password"
        enterKeyHint="go"
        show={copy.show}
        hide={copy.hide}
        required
      />
      <FormMessage role="alert" sending={copy.entering} />
      <SubmitButton>{copy.enter}</SubmitButton>
    </Form>
  );
}
