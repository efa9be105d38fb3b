import { type ComponentProps, type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useScopedId } from '../id-scope.tsx';
import type { FieldTexts, FormResult } from './form-result.ts';
import { FormState } from './form-state.ts';

export interface FormProps {
  /** Prefix of the ids of the form's parts. */
  id: string;
  /** URL that receives the form without JavaScript. */
  action: string;
  /**
   * Called instead of a navigation if the page has JavaScript, and returns the result. A rejection counts as a failure
   * with the message `failed`. The fields keep the typed values until a result is `done`.
   */
  submit: (form: FormData) => FormResult | Promise<FormResult>;
  /** Message if `submit` was rejected. */
  failed: string;
  /** Initial values of the fields. */
  values?: FieldTexts | undefined;
  /** The result that the document shows without JavaScript. The first field with an error has the focus. */
  result?: FormResult | undefined;
  onDone?: (result: FormResult) => void;
  /** Milliseconds for which the message of success is shown; default: until the next submission. */
  doneMs?: number;
  /** An `ErrorSummary`, for forms that are longer than a screen. */
  summary?: ReactNode;
  /** Name of the field that has the focus when the document opens, on a page whose main purpose is the form. */
  focused?: string;
  /** Shows the form as being sent. */
  pending?: boolean;
  /** Shows the form and its result as an example within another page. The form then never takes the focus. */
  sample?: boolean;
  'aria-labelledby'?: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A form that works without JavaScript and is faster with it (spec §8, ER-09). Typed values are preserved. The first
 * field with an error gets the focus and is announced; the message of a result without such a field is scrolled to. A
 * second press does not send the form twice. The server validates; the browser's validation is off, because its
 * messages are not the shop's.
 */
export function Form(props: FormProps) {
  const id = useScopedId(props.id);
  const [result, setResult] = useState(props.result);
  /** Names of fields that were corrected after the last result. */
  const [corrected, setCorrected] = useState<readonly string[]>([]);
  const [sending, setSending] = useState(false);
  /** Number of results received on this page, so that each result is handled once. */
  const [results, setResults] = useState(0);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const { doneMs } = props;
  const isDone = result?.status === 'done';

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result
  useEffect(() => {
    if (results === 0) return;
    if (isDone) form.current?.reset();
    else if (result?.status === 'next') form.current?.querySelector<HTMLElement>(nextField)?.focus();
    else {
      const invalid = firstInvalid(form.current);
      if (invalid) invalid.focus();
      else form.current?.querySelector('.form-message')?.scrollIntoView({ block: 'nearest' });
    }
  }, [results]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each result restarts the timer
  useEffect(() => {
    if (!isDone || doneMs === undefined) return;
    const timer = setTimeout(() => setResult((now) => now && { ...now, message: '' }), doneMs);
    return () => clearTimeout(timer);
  }, [isDone, doneMs, results]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    setSending(true);
    const next = await resultOf(event.currentTarget, event.nativeEvent.submitter);
    isSending.current = false;
    setSending(false);
    setResult(next);
    setCorrected([]);
    setResults((count) => count + 1);
    if (next.status === 'done') props.onDone?.(next);
  }

  async function resultOf(element: HTMLFormElement, submitter: HTMLElement | null): Promise<FormResult> {
    try {
      const form = new FormData(element);
      // A form may have several buttons, and the server must learn which one was pressed. Older browsers ignore the
      // second argument of FormData, so its value is appended here.
      if (submitter instanceof HTMLButtonElement && submitter.name !== '') form.append(submitter.name, submitter.value);
      return await props.submit(form);
    } catch {
      return { status: 'failed', values: {}, fieldErrors: {}, message: props.failed };
    }
  }

  /** While the shopper corrects a field, it is no longer marked as wrong. */
  const onInput: ComponentProps<'form'>['onInput'] = ({ target }) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name !== null && result?.fieldErrors[name] !== undefined && !corrected.includes(name))
      setCorrected([...corrected, name]);
  };

  const resultErrors = result?.fieldErrors ?? {};
  const state: FormState = {
    id,
    values: { ...props.values, ...result?.values },
    errors: Object.fromEntries(Object.entries(resultErrors).filter(([name]) => !corrected.includes(name))),
    resultErrors,
    status: result?.status,
    message: result?.message ?? '',
    isPending: sending || props.pending === true,
    isSummarised: props.summary !== undefined,
    focused: results === 0 && !props.sample ? (Object.keys(resultErrors)[0] ?? props.focused) : undefined,
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

/** The first field of the part with which the form continues. */
const nextField = '[data-next] :is(input:not([type=hidden]), select, textarea)';

/** The first invalid field of the form. In a group of choices, the chosen input, or else the first input. */
function firstInvalid(form: HTMLFormElement | null): HTMLElement | null | undefined {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid=true]');
  if (wrong?.role !== 'radiogroup') return wrong;
  return wrong.querySelector<HTMLElement>('input:checked') ?? wrong.querySelector('input');
}
