import { buttonClass, useScopedId } from '@tianguis/ui';
import { type SubmitEvent, useEffect, useState } from 'react';
import { askShop, ResourceFailure } from '../../shared/api/resource.ts';
import { paths } from '../../shared/links/paths.ts';
import { newsletterCopy } from './copy.ts';

const copy = newsletterCopy;

/** What the newsletter's action answers: the sentence to show, and whether it went well (VA-02). */
export interface NewsletterResult {
  ok: boolean;
  msg: string;
  correo: string;
  /** 1 men, 2 women. */
  genero: 1 | 2;
}

/** How long success is shown (VA-02). */
const successMs = 2500;

/**
 * Newsletter block of the footer (UI-12, VA-02). With JavaScript the answer appears in place, that of a network or a server that fails too, and
 * what was typed stays; before it, the form leads to a page that shows `answer` and the form again, with what was typed.
 */
export function NewsletterForm({ id: fixed = 'boletin', answer }: { id?: string; answer?: NewsletterResult }) {
  const id = useScopedId(fixed);
  const [result, setResult] = useState<{ ok: boolean; msg: string } | undefined>(answer);
  const [sending, setSending] = useState(false);

  useEffect(() => {
    if (!result?.ok) return;
    const timer = setTimeout(() => setResult(undefined), successMs);
    return () => clearTimeout(timer);
  }, [result]);

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setSending(true);
    try {
      const sent = await askShop<NewsletterResult>(paths.newsletterAnswer, { form: new FormData(form) });
      if (sent.ok) form.reset();
      setResult(sent);
    } catch (error) {
      // Too many sign-ups: the answer says what to do.
      const isTold = error instanceof ResourceFailure && error.status === 429 && error.msg !== '';
      setResult({ ok: false, msg: isTold ? error.msg : copy.answers.failed });
    } finally {
      setSending(false);
    }
  }

  return (
    <form method="post" action={paths.newsletter} noValidate aria-labelledby={id} onSubmit={onSubmit}>
      <h2 id={id} className="font-semibold">
        {copy.title}
      </h2>
      <p className="text-ink-soft">{copy.text}</p>
      <div className="mt-3 flex h-11 rounded-full border border-line-strong bg-card">
        <input
          defaultValue={answer?.correo}
          type="email"
          name="correo"
          autoComplete="email"
          maxLength={254}
          aria-label={copy.email}
          aria-invalid={result?.ok === false ? true : undefined}
          aria-describedby={`${id}-respuesta`}
          placeholder={copy.email}
          className="min-w-0 grow rounded-full bg-transparent px-4 placeholder:text-ink-soft"
        />
        <button type="submit" className={buttonClass('primary', 'm-[3px] min-h-9! flex-none py-0')} disabled={sending}>
          {copy.submit}
        </button>
      </div>
      <fieldset className="mt-1 flex min-w-0 flex-wrap items-center gap-x-4">
        <legend className="float-left mr-3 text-ink-soft">{copy.gender}</legend>
        {[
          { value: 2, label: copy.women },
          { value: 1, label: copy.men },
        ].map((choice) => (
          <label key={choice.value} className="flex min-h-11 min-w-11 items-center gap-2">
            <input
              type="radio"
              name="genero"
              value={choice.value}
              defaultChecked={choice.value === (answer?.genero ?? 2)}
              className="size-5 accent-[var(--rosa)]"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-respuesta`} role="status" className={`min-h-5 text-xs ${result?.ok ? 'text-nopal' : 'text-alarm'}`}>
        {result?.msg}
      </p>
    </form>
  );
}
