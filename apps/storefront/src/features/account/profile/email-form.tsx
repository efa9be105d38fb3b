import { typedCode } from '@tianguis/domain';
import { Form, FormMessage, type FormResult, SubmitButton, TextField } from '@tianguis/ui';
import { useState } from 'react';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { againField, asksCodesField } from '../fields.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { emailCopy as copy } from './profile-copy.ts';

interface EmailFormProps {
  id?: string;
  /** The current e-mail address. */
  today: string;
  /** The new e-mail address that was typed before a confirmation. */
  typed: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

const look = 'inline-flex min-h-11 items-center text-sm font-semibold text-talavera underline';
const send = sendAccountForm('correo');

/** Changes the e-mail address in two steps: the new address, then the codes that were mailed to both addresses. */
export function EmailForm({ id = 'correo', today, typed, result, sample }: EmailFormProps) {
  const { pending, onDone } = useGoing();
  const [last, setLast] = useState(result);
  const isSecond = last?.values[asksCodesField] === '1';

  async function submit(form: FormData): Promise<FormResult> {
    const answer = await send(form);
    // A result that leads to another page does not change the step.
    if (answer.status !== 'done') setLast(answer);
    return answer;
  }

  return (
    <Card icon="mail" title={isSecond ? copy.codesTitle : copy.field}>
      <Form
        id={id}
        action={accountPaths.changeEmail}
        submit={submit}
        failed={accountWords.offline}
        values={{ correo: typed }}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className="mt-3 max-w-md [&>.form-message:empty]:-mt-4"
      >
        <div hidden={isSecond}>
          <TextField
            name="correo"
            type="email"
            label={copy.field}
            autoComplete="email"
            inputMode="email"
            enterKeyHint="send"
            maxLength={254}
            required
          />
        </div>
        {isSecond && <Codes today={today} fresh={last.values.correo ?? ''} />}
        <FormMessage role="alert" sending={accountWords.sending} />
        <SubmitButton className="justify-self-start max-sm:w-full">{isSecond ? copy.finish : copy.submit}</SubmitButton>
        {isSecond && (
          <div className="flex flex-wrap gap-x-6 gap-y-1">
            <button type="submit" name={againField} value="1" className={look}>
              {copy.again}
            </button>
            <a href={accountPaths.changeEmail} className={look}>
              {copy.other}
            </a>
          </div>
        )}
      </Form>
    </Card>
  );
}

function Codes({ today, fresh }: { today: string; fresh: string }) {
  const shape = {
    inputMode: 'numeric',
    clean: typedCode,
    required: true,
    className: 'text-lg tracking-[0.3em]',
  } as const;
  return (
    <div data-next className="form">
      <input type="hidden" name={asksCodesField} value="1" />
      <p className="text-sm text-ink-soft">
        {copy.codesHint} {copy.ends}
      </p>
      <TextField
        {...shape}
        name="codigoNuevo"
        label={copy.fresh}
        hint={copy.freshHint(fresh)}
        autoComplete="one-time-code"
        enterKeyHint="next"
      />
      <TextField
        {...shape}
        name="codigoAnterior"
        label={copy.old}
        hint={copy.oldHint(today)}
        autoComplete="one-time-code"
        enterKeyHint="go"
      />
    </div>
  );
}
