import {
  buttonClass,
  ErrorSummary,
  type FieldTexts,
  Form,
  FormMessage,
  type FormResult,
  Icon,
  SubmitButton,
  useField,
  useScopedId,
} from '@tianguis/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { askShop } from '../../shared/api/resource.ts';
import { sendForm } from '../../shared/forms/send-form.ts';
import { contactCopy, type VisitorWords } from './copy.ts';
import { hiddenFields, type VisitorFormKind, writeAnswerPath, writePath } from './write-paths.ts';

export interface VisitorFormProps {
  id?: string;
  /**
   * The seal of a new form, and what is known of a signed-in customer. A public page has neither, and asks for them.
   */
  start?: FieldTexts | undefined;
  result?: FormResult | undefined;
  heading?: 'h1' | 'h2' | 'h3';
  /** Shows the form as an example within another page. */
  sample?: boolean;
}

/**
 * A form for visitors (RT-17, RT-25). Public pages are the same for everybody, so a script asks for the seal of the
 * form and for the name and e-mail of a customer. Without JavaScript, the form opens a page with a seal and everything
 * that was typed, where it is sent.
 */
export function VisitorForm({
  kind,
  title,
  words,
  children,
  heading: Heading = 'h2',
  id = 'escribir',
  result,
  sample = false,
  ...props
}: VisitorFormProps & { kind: VisitorFormKind; title: string; words: VisitorWords; children: ReactNode }) {
  const titleId = useScopedId(`${id}-titulo`);
  const start = useStart(kind, props.start, sample);
  const [folio, setFolio] = useState(result?.status === 'done' ? result.values[hiddenFields.folio] : undefined);
  if (folio !== undefined) return <Sent folio={folio} words={words} heading={Heading} takesFocus={!sample} />;
  return (
    <section aria-labelledby={titleId} className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <Heading id={titleId} className="mb-4 text-xl font-bold">
        {title}
      </Heading>
      <Form
        id={id}
        action={writePath(kind)}
        submit={(form) => sendForm(writeAnswerPath(kind), form)}
        failed={words.failed}
        values={start}
        result={result}
        sample={sample}
        onDone={({ values }) => setFolio(values[hiddenFields.folio] ?? '')}
        summary={<ErrorSummary title={words.errors} />}
        aria-labelledby={titleId}
      >
        <HiddenFields />
        {children}
        <p className="text-sm text-ink-soft">
          {words.privacy}{' '}
          <a href="/aviso-privacidad-prospectos" className="touch font-semibold text-talavera underline">
            {contactCopy.privacyLink}
          </a>
        </p>
        <FormMessage role="alert" sending={words.sending} instructs />
        <SubmitButton className="min-h-12 justify-self-start max-sm:w-full sm:min-w-48">{words.submit}</SubmitButton>
      </Form>
    </section>
  );
}

/** The seal of the form, and a trap for programs. Neither people nor screen readers meet the trap. */
function HiddenFields() {
  const { value = '' } = useField(hiddenFields.seal);
  return (
    <>
      <input type="hidden" name={hiddenFields.seal} value={value} />
      <div hidden>
        <label>
          {contactCopy.trap}
          <input name={hiddenFields.trap} defaultValue="" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** What the server knows about a new form. If the call fails, the form is asked again when it is sent. */
function useStart(kind: VisitorFormKind, given: FieldTexts | undefined, sample: boolean): FieldTexts | undefined {
  const [start, setStart] = useState(given);
  const isGiven = given !== undefined || sample;
  useEffect(() => {
    if (isGiven) return;
    const leaving = new AbortController();
    askShop<FieldTexts>(writeAnswerPath(kind), { signal: leaving.signal }).then(setStart, () => undefined);
    return () => leaving.abort();
  }, [kind, isGiven]);
  return start;
}

/** What a visitor reads after a form was stored. */
export function Sent(props: {
  folio: string;
  words: VisitorWords;
  heading?: 'h1' | 'h2' | 'h3';
  takesFocus?: boolean;
}) {
  const { folio, words, heading: Heading = 'h2', takesFocus = false } = props;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section className="grid gap-3 rounded-lg border border-line bg-card p-4 sm:p-6">
      <Heading ref={title} tabIndex={-1} className="flex items-start gap-2.5 text-xl font-bold">
        <Icon name="check" className="mt-0.5 size-6 flex-none text-nopal" />
        {words.sentTitle}
      </Heading>
      {folio !== '' && (
        <p>
          {contactCopy.folio} <strong className="text-lg tracking-wide tabular-nums">{folio}</strong>
        </p>
      )}
      <p>{words.sent}</p>
      <p>
        <a href={words.anotherHref} className={buttonClass('outline')}>
          {words.another}
        </a>
      </p>
    </section>
  );
}
