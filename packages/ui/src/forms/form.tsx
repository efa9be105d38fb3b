import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScopedId } from '../id-scope.tsx';
import type { FieldTexts, FormResult } from './form-result.ts';
import { FormState } from './form-state.ts';

export interface FormProps {
  /** Ids of its parts begin with it. */
  id: string;
  /** Where it goes before JavaScript. */
  action: string;
  /**
   * With JavaScript it stays on the page: this gives the result. A rejection is a failure, told by `failed`. The fields
   * hold what was typed, whatever the result says, until it is `done`.
   */
  submit: (form: FormData) => FormResult | Promise<FormResult>;
  /** What is said when no result could be had. */
  failed: string;
  /** What stands in the fields from the start. */
  values?: FieldTexts | undefined;
  /** What the document is the answer to, before JavaScript: its first error has the focus. */
  result?: FormResult | undefined;
  onDone?: (result: FormResult) => void;
  /** Success is said for so many milliseconds; without it, until the next sending. */
  doneMs?: number;
  /** An `ErrorSummary`, for forms that are longer than a screen. */
  summary?: ReactNode;
  /** Shown as being sent. */
  pending?: boolean;
  /** Shown as it would be with its result, on a page that is about something else: nothing takes the focus. */
  sample?: boolean;
  'aria-labelledby'?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that works before JavaScript and is quicker with it (spec §8, ER-09): what was typed stays, the first error
 * takes the focus and is announced, a second press sends nothing twice. Validation is the server's: the browser's own
 * is off, since its words are not the shop's.
 */
export function Form(props: FormProps) {
  const id = useScopedId(props.id);
  const [result, setResult] = useState(props.result);
  /** Names of fields that have been corrected since the result. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  /** Counts results of this page's own, so that each is acted on once. */
  const [answers, setAnswers] = useState(0);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { doneMs } = props;
  const isDone = result?.status === 'done';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (answers === 0) return;
    if (isDone) form.current?.reset();
    else firstInvalid(form.current)?.focus();
  }, [answers]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the time begins anew with each answer
  useEffect(() => {
    if (!isDone || doneMs === undefined) return;
    const timer = setTimeout(() => setResult((now) => now && { ...now, message: '' }), doneMs);
    return () => clearTimeout(timer);
  }, [isDone, doneMs, answers]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    const next = await answerTo(event.currentTarget);
    isSending.current = false;
    setSending(false);
    setResult(next);
    setCorrected([]);
    setAnswers((count) => count + 1);
    if (next.status === 'done') props.onDone?.(next);
  }

  async function answerTo(element: HTMLFormElement): Promise<FormResult> {
    try {
      return await props.submit(new FormData(element));
    } catch {
      return { status: 'failed', values: {}, fieldErrors: {}, message: props.failed };
    }
  }

  /** A field that is being corrected is not wrong until it is sent again. */
  const onInput: ComponentProps<'form'>['onInput'] = ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name !== null && result?.fieldErrors[name] !== undefined && !corrected.includes(name))
      setCorrected([...corrected, name]);
  };

  const told = result?.fieldErrors ?? {};
  const state: FormState = {
    id,
    values: { ...props.values, ...result?.values },
    errors: Object.fromEntries(Object.entries(told).filter(([name]) => !corrected.includes(name))),
    told,
    status: result?.status,
    message: result?.message ?? '',
    isPending: sending || props.pending === true,
    isSummarised: props.summary !== undefined,
    focused: answers === 0 && !props.sample ? Object.keys(told)[0] : undefined,
  };
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={props.action}
      noValidate
      aria-labelledby={props['aria-labelledby']}
      onSubmit={onSubmit}
      onInput={onInput}
      className={classNames('form', props.className)}
    >
      <FormState value={state}>
        {props.summary}
        {props.children}
      </FormState>
    </form>
  );
}

/** The first field in the form that is wrong; of a group of choices, the one that is chosen or else the first. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (wrong?.role !== 'radiogroup') return wrong;
  return wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector('input');
}
