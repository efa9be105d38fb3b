import { typedCode } from '@tianguis/domain';
import { Form, FormMessage, type FormResult, SubmitButton, TextField } from '@tianguis/ui';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { sessionCopy } from '../copy.ts';
import { backField, modeField, recoveryMode } from '../fields.ts';

const copy = sessionCopy.code;

interface CodeFormProps {
  id?: string;
  back: string;
  /** The query of the page, which each answer preserves (RT-05). */
  search?: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** RT-05: the second step of a sign-in, a code. `isRecovery`: a recovery code, for a customer without the app. */
export function CodeForm(props: CodeFormProps & { isRecovery?: boolean }) {
  const { id = 'codigo', back, search = '', isRecovery = false, result, sample } = props;
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={accountPaths.code + search}
      submit={(form) => sendForm(accountPaths.codeAnswer + search, form)}
      failed={sessionCopy.offline}
      result={result}
      pending={pending}
      onDone={onDone}
      focused="codigo"
      {...(sample && { sample })}
      className="mt-5 [&>.form-message:empty]:-mt-4"
    >
      <input type="hidden" name={backField} value={back} />
      {isRecovery && <input type="hidden" name={modeField} value={recoveryMode} />}
      <TextField
        name="codigo"
        label={isRecovery ? copy.recoveryField : copy.field}
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoComplete={isRecovery ? 'off' : 'one-time-code'}
        enterKeyHint="go"
        // A limit would cut a pasted "Tu código es 123456" before its digits are found.
        {...(isRecovery ? { maxLength: 20 } : { clean: typedCode })}
        required
        className={isRecovery ? 'font-mono text-lg tracking-widest' : 'text-lg tracking-[0.3em]'}
      />
      <FormMessage role="alert" sending={copy.sending} />
      <SubmitButton>{copy.submit}</SubmitButton>
    </Form>
  );
}

/** A form that requests another code. */
export function ResendForm({ id = 'otro-codigo', back, search = '', result, sample }: CodeFormProps) {
  const { pending, onDone } = useGoing();
  return (
    <Form
      id={id}
      action={accountPaths.codeAgain + search}
      submit={(form) => sendForm(`${accountPaths.codeAgain}/respuesta${search}`, form)}
      failed={sessionCopy.offline}
      result={result}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      className="mt-4 gap-2 border-t border-line pt-4"
    >
      <input type="hidden" name={backField} value={back} />
      <p className="text-sm text-ink-soft">{copy.junk}</p>
      <FormMessage sending={copy.againSending} />
      <SubmitButton look="outline">{copy.again}</SubmitButton>
    </Form>
  );
}
