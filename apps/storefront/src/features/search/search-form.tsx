import { cleanSearch, longestSearch, shortestSearch } from '@tianguis/domain';
import { Icon } from '@tianguis/ui';
import { type ComponentType, type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { paths } from '../../shared/links/paths.ts';
import { boxCopy as copy } from './box-copy.ts';
import type { SearchSuggestionsProps } from './search-suggestions.tsx';

interface SearchFormProps {
  className?: string;
  tone?: 'lona' | 'paper';
  /** Initial text. */
  text?: string;
  /** Whether this is the search page, where the box has the focus and the history is below it (RT-07). */
  focused?: boolean;
}

/**
 * The search box of wide screens and of pages with further links: a plain form, so it works before JavaScript loads.
 * Suggestions load only when the box has the focus.
 */
export function SearchForm({ className, tone = 'lona', text, focused }: SearchFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<SearchSuggestionsProps>>();
  const [without, setWithout] = useState(false);
  const [typing, setTyping] = useState(false);
  const [tooShort, setTooShort] = useState(false);

  const load = useCallback(() => {
    import('./search-suggestions.tsx').then(
      (module) => setSuggestions(() => module.SearchSuggestions),
      // Without suggestions the box still searches, and shows a note (ER-09).
      () => {
        setWithout(true);
        setTyping(document.activeElement === input.current && hasText(input.current));
      },
    );
  }, []);

  // The box may already have the focus: by `autofocus`, or because the shopper was faster than this script.
  useEffect(() => {
    if (document.activeElement === input.current) load();
  }, [load]);

  function onSubmit(event: FormEvent) {
    const field = input.current;
    if (!field) return;
    // VA-05: percent signs are removed; the remaining text must be long enough.
    const clean = cleanSearch(field.value);
    if (clean !== field.value) field.value = clean;
    if (clean.length >= shortestSearch) return;
    event.preventDefault();
    field.reportValidity();
    setTooShort(clean !== '');
    field.focus();
  }

  return (
    <search className={`relative h-11 min-w-0 flex-1 items-center ${className ?? 'flex'}`}>
      <form action={paths.results} method="get" className="contents" onSubmit={onSubmit}>
        <input
          ref={input}
          type="search"
          name="query"
          defaultValue={text}
          required
          minLength={shortestSearch}
          maxLength={longestSearch}
          autoComplete="off"
          // biome-ignore lint/a11y/noAutofocus: the page is this box (RT-07)
          autoFocus={focused}
          enterKeyHint="search"
          aria-label={copy.label}
          placeholder={copy.placeholder}
          onFocus={load}
          onInput={(event) => {
            setTyping(hasText(event.currentTarget));
            setTooShort(false);
          }}
          onInvalid={(event) => {
            // Prevents the browser's own message, which would cover the suggestions.
            if (Suggestions === undefined || !hasText(event.currentTarget)) return;
            event.preventDefault();
            setTooShort(true);
          }}
          onBlur={() => setTyping(false)}
          className={`h-full w-full rounded-full bg-card pr-14 pl-5 text-ink placeholder:text-ink-soft border ${tone === 'paper' ? 'border-line-strong' : 'border-transparent'}`}
        />
        <button
          type="submit"
          aria-label={copy.label}
          className="absolute right-1 grid size-9 place-items-center rounded-full bg-rosa text-on-rosa hover:bg-rosa-deep"
        >
          <Icon name="search" />
        </button>
      </form>
      {Suggestions && <Suggestions input={input} listed={focused ?? false} tooShort={tooShort} />}
      {without && !Suggestions && (
        <p role="status" className={typing ? noticeLook : 'sr-only'}>
          {typing && copy.failed}
        </p>
      )}
    </search>
  );
}

/** The notice is at the place of the suggestions. */
const noticeLook =
  'absolute inset-x-0 top-full z-50 mt-1 rounded-lg bg-raised px-5 py-4 text-sm text-ink-soft shadow-lift';

const hasText = (field: HTMLInputElement | null) => field !== null && field.value.trim() !== '';
