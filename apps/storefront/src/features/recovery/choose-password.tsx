import { buttonClass, Form, FormMessage, type FormResult, PasswordField, SubmitButton, TextField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { sendForm } from '../../shared/forms/send-form.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { recoveryCopy as copy } from './copy.ts';
import { nextField } from './next-field.ts';
import { Panel, type StepProps } from './panel.tsx';

/**
 * RT-04, second step. `meter`: how good the password `contrasena` is. It shows whose account it is: password managers store the password for it, and whoever was sent
 * somebody else's link sees that it is not their account.
 */
export function ChoosePassword(props: StepProps & { email: string; meter: ReactNode }) {
  const { id = 'contrasena-nueva', email, meter, result, ...panel } = props;
  const words = copy.choose;
  return (
    <Panel {...panel} title={words.title} isWrong={result?.status === 'invalid'}>
      <p className="text-ink-soft">{words.text}</p>
      <Form
        id={id}
        action={accountPaths.recovery}
        submit={(form) => sendForm(accountPaths.recoveryAnswer, form)}
        failed={words.failed}
        values={{ cuenta: email }}
        result={result}
        onDone={goOn}
        {...(panel.sample && { sample: true })}
      >
        <TextField
          name="cuenta"
          type="email"
          label={words.account}
          autoComplete="username"
          readOnly
          className="text-ellipsis"
        />
        <PasswordField
          name="contrasena"
          label={words.password}
          hint={words.hint}
          autoComplete="new-password"
          enterKeyHint="done"
          show={words.show}
          hide={words.hide}
        />
        {/* The server has just said otherwise: it speaks again once the field is being corrected. */}
        <div className="[.form:has([aria-invalid=true])_&]:hidden">{meter}</div>
        <SubmitButton className="w-full">{words.submit}</SubmitButton>
        <FormMessage sending={words.sending} />
      </Form>
      <p className="-my-2 text-center text-sm text-ink-soft">
        {words.other}{' '}
        <a
          href={`${accountPaths.recovery}?otro=1`}
          className="inline-flex min-h-11 items-center font-semibold text-talavera underline"
        >
          {words.again}
        </a>
      </p>
    </Panel>
  );
}

/** On to the address of the answer, as the redirect leads without JavaScript. */
function goOn({ values }: FormResult) {
  location.assign(values[nextField] ?? accountPaths.recovery);
}

/** On with what the visitor wanted before, if anything (SS-07), else to the account. */
const afterEntry = `${accountPaths.goOn}?${new URLSearchParams({ redirect: paths.account })}`;

/** RT-04: the password is changed. */
export function PasswordChanged(props: Omit<StepProps, 'id' | 'result'> & { isSignedIn: boolean }) {
  const { isSignedIn, ...panel } = props;
  const words = copy.changed;
  return (
    <Panel {...panel} title={words.title}>
      <p className="text-ink-soft">{isSignedIn ? words.inside : words.text}</p>
      <a href={isSignedIn ? afterEntry : paths.login} className={buttonClass('primary', 'w-full')}>
        {isSignedIn ? words.goOn : words.signIn}
      </a>
    </Panel>
  );
}
