import type { PrivacyRequest } from '@tianguis/contract';
import {
  type FieldTexts,
  Form,
  FormMessage,
  type FormResult,
  RadioGroup,
  SubmitButton,
  TextAreaField,
} from '@tianguis/ui';
import { useGoing } from '../../../shared/forms/use-going.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { OwnerField } from '../drafts/owner-field.tsx';
import { sendAccountForm } from '../send-account-form.ts';
import { accountWords } from '../words.ts';
import { privacyCopy } from './privacy-copy.ts';

interface PrivacyFormProps {
  id?: string;
  values?: FieldTexts | undefined;
  result?: FormResult | undefined;
  sample?: boolean;
}

/** The form of a request under Mexico's privacy law. */
export function PrivacyForm({ id = 'arco', values, result, sample }: PrivacyFormProps) {
  const { pending, onDone } = useGoing();
  const copy = privacyCopy.form;
  return (
    <Card icon="shield" title={copy.title}>
      <p className="mt-1 max-w-[65ch] text-sm text-ink-soft">{copy.text}</p>
      <Form
        id={id}
        action={accountPaths.privacy}
        submit={sendAccountForm('privacidad')}
        failed={accountWords.offline}
        values={values}
        result={result}
        pending={pending}
        onDone={onDone}
        {...(sample && { sample })}
        className="mt-3"
      >
        <OwnerField />
        <RadioGroup name="derecho" label={copy.right} choices={copy.rights} required />
        <TextAreaField name="texto" label={copy.textField} hint={copy.textHint} autoComplete="off" required />
        <FormMessage sending={accountWords.sending} />
        <SubmitButton className="justify-self-start max-sm:w-full">{copy.submit}</SubmitButton>
      </Form>
    </Card>
  );
}

/** The customer's own requests, the latest first. */
export function PrivacyRequests({ requests }: { requests: readonly PrivacyRequest[] }) {
  const copy = privacyCopy.requests;
  const { rights } = privacyCopy.form;
  if (requests.length === 0) return null;
  return (
    <Card icon="list" title={copy.title}>
      <ul className="mt-2 divide-y divide-line">
        {requests.map(({ folio, derecho, texto, estado, recibida, vence, respondida, respuesta }) => (
          <li key={folio} className="py-3 [overflow-wrap:anywhere]">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold">
              {folio}
              <span
                className={`rounded-full px-2.5 py-0.5 text-xs ${estado === 'respondida' ? 'bg-nopal-wash text-nopal' : 'bg-cempasuchil-wash text-cempasuchil-ink'}`}
              >
                {copy.states[estado]}
              </span>
            </p>
            <p className="text-sm text-ink-soft">
              {rights.find(({ value }) => value === derecho)?.label} · {copy.received(recibida)}
            </p>
            {estado === 'recibida' && <p className="text-sm">{copy.due(vence)}</p>}
            {respondida !== null && <p className="text-sm">{copy.answered(respondida)}</p>}
            {respuesta !== null && <Written title={copy.answer} text={respuesta} />}
            <Written title={copy.yourText} text={texto} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Written({ title, text }: { title: string; text: string }) {
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-talavera">
        {title}
      </summary>
      <p className="whitespace-pre-line">{text}</p>
    </details>
  );
}
