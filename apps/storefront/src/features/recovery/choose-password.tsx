import { buttonClass, Form, FormMessage, type FormResult, PasswordField, SubmitButton, TextField } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { sendForm } from '../../shared/forms/send-form.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { recoveryCopy as copy } from './copy.ts';
import { nextField } from './next-field.ts';
import { Panel, type StepProps } from './panel.tsx';

/**
 * RT-04, second step. `meter` rates the password `contrasena`. The form shows the e-mail address of the account, under
 * which password managers store the password. A visitor with another person's link notices the wrong address.
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
        {/* While the server's error is shown, the meter is hidden. It appears again once the field is corrected. */}
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

/** Goes to the URL of the answer, as the redirect does without JavaScript. */
function goOn({ values }: FormResult) {
  location.assign(values[nextField] ?? accountPaths.recovery);
}

/** Continues with the pending action of the visitor (SS-07), else with the account. */
const afterEntry = `${accountPaths.goOn}?${new URLSearchParams({ redirect: paths.account })}`;

/** RT-04: the page after the password was changed. */
export function PasswordChanged(
  props: Omit<StepProps, 'id' | 'result'> & {
    isSignedIn: boolean;
    /** Whether the recovery removed passkeys or an app. */
    isReduced: boolean;
  },
) {
  const { isSignedIn, isReduced, ...panel } = props;
  const words = copy.changed;
  return (
    <Panel {...panel} title={words.title}>
      <p className="text-ink-soft">{isSignedIn ? words.inside : words.text}</p>
      {isReduced && <p>{words.reduced}</p>}
      <a href={isSignedIn ? afterEntry : paths.login} className={buttonClass('primary', 'w-full')}>
        {isSignedIn ? words.goOn : words.signIn}
      </a>
    </Panel>
  );
}
