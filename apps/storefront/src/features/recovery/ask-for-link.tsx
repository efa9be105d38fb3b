import { buttonClass, Form, FormMessage, SubmitButton, TextField } from '@tianguis/ui';
import { useState } from 'react';
import { sendForm } from '../../shared/forms/send-form.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { recoveryCopy as copy } from './copy.ts';
import { Panel, type StepProps } from './panel.tsx';

/**
 * RT-04, first step: asks for the e-mail address, then asks to look for the mail. The texts are the same whether or not
 * the address has an account. `isDead`: the visitor opened a link that is no longer valid.
 */
export function AskForLink(props: StepProps & { isDead?: boolean }) {
  const { id = 'recuperar', isDead = false, result, ...panel } = props;
  const [sentTo, setSentTo] = useState<string>();
  const answered = result?.status === 'done' ? result.values.correo : undefined;
  const email = sentTo ?? answered;
  if (email !== undefined) return <Sent {...panel} email={email} isNews={sentTo !== undefined} />;
  const words = isDead ? copy.dead : copy.ask;
  return (
    <Panel {...panel} title={words.title} isWrong={result?.status === 'invalid'}>
      <p className="text-ink-soft">{words.text}</p>
      <Form
        id={id}
        action={accountPaths.recovery}
        submit={(form) => sendForm(accountPaths.recoveryAnswer, form)}
        failed={copy.ask.failed}
        result={result}
        onDone={({ values }) => setSentTo(values.correo)}
        {...(props.sample && { sample: true })}
      >
        <TextField
          name="correo"
          type="email"
          label={copy.ask.email}
          inputMode="email"
          autoComplete="username"
          enterKeyHint="send"
          maxLength={254}
        />
        <SubmitButton className="w-full">{copy.ask.submit}</SubmitButton>
        <FormMessage sending={copy.ask.sending} />
      </Form>
      <BackToSignIn />
    </Panel>
  );
}

function Sent({ email, ...panel }: Omit<StepProps, 'id' | 'result'> & { email: string; isNews: boolean }) {
  const words = copy.sent;
  return (
    <Panel {...panel} title={words.title}>
      <p className="[overflow-wrap:anywhere]">
        {words.before}
        <strong>{email}</strong>
        {words.after} {words.lifetime}
      </p>
      <div className="rounded-md bg-sunken p-4 text-sm">
        <p className="font-semibold">{words.help}</p>
        <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-soft">
          {words.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </div>
      <a href={`${accountPaths.recovery}?otro=1`} className={buttonClass('outline', 'w-full')}>
        {words.again}
      </a>
      <BackToSignIn />
    </Panel>
  );
}

function BackToSignIn() {
  return (
    <p className="-my-2 text-center text-sm">
      <a href={paths.login} className="inline-flex min-h-11 items-center font-semibold text-talavera underline">
        {copy.back}
      </a>
    </p>
  );
}
