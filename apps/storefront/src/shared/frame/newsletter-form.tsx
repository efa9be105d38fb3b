import { buttonClass } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { paths } from '../links/paths.ts';
import { footerCopy } from './footer-copy.ts';

const copy = footerCopy.newsletter;

/** What the newsletter's action answers: the sentence to show, and whether it went well (VA-02). */
export interface NewsletterResult {
  ok: boolean;
  msg: string;
  correo: string;
}

/** How long success is shown (VA-02). */
const successMs = 2500;

/**
 * Newsletter block of the footer (UI-12, VA-02). With JavaScript the answer appears in place; before it, the form leads to a page
 * that shows `answer` and the form again, with what was typed.
 */
export function NewsletterForm({ id = 'boletin', answer }: { id?: string; answer?: NewsletterResult }) {
  const fetcher = useFetcher<NewsletterResult>();
  const result = fetcher.data ?? answer;
  const [shown, setShown] = useState(answer !== undefined);

  useEffect(() => {
    if (!result) return;
    setShown(true);
    if (!result.ok) return;
    const timer = setTimeout(() => setShown(false), successMs);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <fetcher.Form method="post" action={paths.newsletter} noValidate aria-labelledby={id}>
      <h2 id={id} className="font-semibold">
        {copy.title}
      </h2>
      <p className="text-ink-soft">{copy.text}</p>
      <div className="mt-3 flex h-11 rounded-full border border-line-strong bg-card">
        <input
          key={result?.ok ? 'sent' : 'open'}
          defaultValue={result?.correo}
          type="email"
          name="correo"
          autoComplete="email"
          maxLength={254}
          aria-label={copy.email}
          aria-invalid={shown && result?.ok === false ? true : undefined}
          aria-describedby={`${id}-respuesta`}
          placeholder={copy.email}
          className="min-w-0 grow rounded-full bg-transparent px-4 placeholder:text-ink-soft"
        />
        <button
          type="submit"
          className={buttonClass('primary', 'm-[3px] min-h-9! flex-none py-0')}
          disabled={fetcher.state !== 'idle'}
        >
          {copy.submit}
        </button>
      </div>
      <fieldset className="mt-1 flex min-w-0 flex-wrap items-center gap-x-4">
        <legend className="float-left mr-3 text-ink-soft">{copy.gender}</legend>
        {[
          { value: '2', label: copy.women },
          { value: '1', label: copy.men },
        ].map((choice, index) => (
          <label key={choice.value} className="flex min-h-11 min-w-11 items-center gap-2">
            <input
              type="radio"
              name="genero"
              value={choice.value}
              defaultChecked={index === 0}
              className="size-5 accent-[var(--rosa)]"
            />
            {choice.label}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-respuesta`} role="status" className={`min-h-5 text-xs ${result?.ok ? 'text-nopal' : 'text-alarm'}`}>
        {shown ? result?.msg : ''}
      </p>
    </fetcher.Form>
  );
}
