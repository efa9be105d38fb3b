import { typedCode } from '@tianguis/domain';
import { buttonClass, Form, FormMessage, type FormResult, SubmitButton, TextField } from '@tianguis/ui';
import { useEffect, useRef } from 'react';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { codesField, qrField, secretField, uriField, whatField } from '../fields.ts';
import { authenticatorCopy } from '../passkeys/passkeys-copy.ts';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';

const copy = authenticatorCopy.scan;
const send = sendAccountForm('app-de-autenticacion');

interface AuthenticatorScanProps {
  id: string;
  /**
   * Contains the secret of the app as a value. After a wrong code without a script, it does not contain the QR code.
   */
  result: FormResult | undefined;
  onResult: (result: FormResult) => void;
  sample?: boolean;
}

/** Sets the app up: shows the secret as a QR code and as text, and asks for the first code. */
export function AuthenticatorScan({ id, result, onResult, sample = false }: AuthenticatorScanProps) {
  const { pending, onDone } = useGoing();
  const top = useRef<HTMLHeadingElement>(null);
  const values = result?.values ?? {};
  const secret = values[secretField] ?? '';
  const qr = values[qrField];
  const isAnswer = result?.status !== 'next';

  // The pressed button is gone, so the focus moves to the content that replaced it.
  useEffect(() => {
    if (!sample && !isAnswer) top.current?.focus();
  }, [sample, isAnswer]);

  async function submit(form: FormData): Promise<FormResult> {
    const answer = await send(form);
    if (answer.values[codesField] !== undefined) onResult(answer);
    return answer;
  }

  return (
    <Card icon="phone" title={authenticatorCopy.start.title}>
      <h3 ref={top} tabIndex={-1} className="mt-3 font-semibold outline-none">
        {copy.title}
      </h3>
      <div className="mt-3 grid gap-4 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-6">
        {qr !== undefined && (
          <img
            src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
            alt={copy.alt}
            width={208}
            height={208}
            className="size-52 justify-self-center rounded-md bg-white"
          />
        )}
        <div className="grid min-w-0 content-start gap-3">
          {qr === undefined ? (
            <p className="text-sm text-ink-soft">
              {copy.again}{' '}
              <a href={accountPaths.authenticator} className="font-semibold text-talavera underline">
                {copy.restart}
              </a>
              .
            </p>
          ) : (
            <p>
              <a href={values[uriField]} className={buttonClass('outline', 'max-sm:w-full')}>
                {copy.open}
              </a>
            </p>
          )}
          <div>
            <p className="text-sm text-ink-soft">{copy.key}</p>
            <p className="mt-1 font-mono text-base tracking-wide [word-spacing:0.25em] select-all">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </p>
          </div>
        </div>
      </div>
      <Form
        id={id}
        action={accountPaths.authenticator}
        submit={submit}
        failed={accountWords.offline}
        result={isAnswer ? result : undefined}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className="mt-6 max-w-md border-t border-line pt-4 [&>.form-message:empty]:-mt-4"
      >
        <h3 className="font-semibold">{copy.codeTitle}</h3>
        <input type="hidden" name={whatField} value="activar" />
        <input type="hidden" name={secretField} value={secret} />
        <TextField
          name="codigo"
          label={copy.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          enterKeyHint="go"
          clean={typedCode}
          required
          className="text-lg tracking-[0.3em]"
        />
        <FormMessage role="alert" sending={accountWords.sending} />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
      </Form>
    </Card>
  );
}
