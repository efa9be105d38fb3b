import type { AuthenticatorReply } from '@tianguis/contract';
import { Form, FormMessage, type FormResult, SubmitButton } from '@tianguis/ui';
import { type ReactNode, useState } from 'react';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { codesField, secretField, whatField } from '../fields.ts';
import { authenticatorCopy as copy } from '../passkeys/passkeys-copy.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { fewCodes } from './authenticator-card.tsx';
import { AuthenticatorScan } from './authenticator-scan.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface AuthenticatorPanelProps {
  id?: string;
  state: AuthenticatorReply;
  siteName: string;
  result?: FormResult | undefined;
  sample?: boolean;
}

const send = sendAccountForm('app-de-autenticacion');

/** The page of the authenticator app: its state, its set-up, and new recovery codes. */
export function AuthenticatorPanel(props: AuthenticatorPanelProps) {
  const { id = 'app', state, siteName, result, sample } = props;
  const [last, setLast] = useState(result);
  const codes = last?.values[codesField];
  if (last && codes !== undefined)
    return (
      <RecoveryCodes codes={codes.split(' ')} notice={last.message} siteName={siteName} {...(sample && { sample })} />
    );
  const shared = { result: last, onResult: setLast, ...(sample && { sample }) };
  if (last?.values[secretField] !== undefined) return <AuthenticatorScan id={`${id}-activar`} {...shared} />;
  const { start, codes: words, turnOff } = copy;
  return (
    <>
      {state.activo && (
        <Card icon="key" title={words.title}>
          <StepForm id={`${id}-codigos`} what="codigos" {...shared}>
            <p className={`text-sm ${state.codigos <= fewCodes ? 'font-semibold text-alarm' : ''}`}>
              {copy.left(state.codigos)}
            </p>
            <p className="text-sm text-ink-soft">{words.makeText}</p>
            <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
              {words.make}
            </SubmitButton>
          </StepForm>
        </Card>
      )}
      <Card icon="phone" title={state.activo ? start.again : start.title}>
        <StepForm id={`${id}-empezar`} what="empezar" {...shared}>
          <p className="max-w-[65ch] text-sm text-ink-soft">{state.activo ? start.againText : start.text}</p>
          <SubmitButton look={state.activo ? 'outline' : 'primary'} className="justify-self-start max-sm:w-full">
            {start.show}
          </SubmitButton>
        </StepForm>
      </Card>
      {state.activo && (
        <Card icon="alert" title={turnOff.title}>
          <StepForm id={`${id}-desactivar`} what="desactivar" {...shared}>
            <p className="max-w-[65ch] text-sm text-ink-soft">{turnOff.text}</p>
            <SubmitButton look="outline" className="justify-self-start max-sm:w-full">
              {turnOff.submit}
            </SubmitButton>
          </StepForm>
        </Card>
      )}
    </>
  );
}

interface StepFormProps {
  id: string;
  what: 'empezar' | 'codigos' | 'desactivar';
  /** Result of a form of this page that was submitted without JavaScript. */
  result: FormResult | undefined;
  onResult: (result: FormResult) => void;
  sample?: boolean;
  children: ReactNode;
}

/** A form with one button. After its answer, the same page shows the next step. */
function StepForm({ id, what, result, onResult, sample, children }: StepFormProps) {
  const { pending, onDone } = useGoing();
  async function submit(form: FormData): Promise<FormResult> {
    const answer = await send(form);
    if (answer.status === 'next') onResult(answer);
    return answer;
  }
  return (
    <Form
      id={id}
      action={accountPaths.authenticator}
      submit={submit}
      failed={accountWords.offline}
      result={result?.values[whatField] === what ? result : undefined}
      pending={pending}
      onDone={onDone}
      {...(sample && { sample })}
      className="mt-1 gap-3 [&>.form-message:empty]:-mt-3"
    >
      <input type="hidden" name={whatField} value={what} />
      {children}
      <FormMessage role="alert" sending={accountWords.sending} />
    </Form>
  );
}
