import { Icon } from '@tianguis/ui';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';

/** The search box of wide screens and of pages that lead on: a plain form, so that it works before JavaScript arrives. */
export function SearchForm({ className, tone = 'lona' }: { className?: string; tone?: 'lona' | 'paper' }) {
  return (
    <search className={`relative h-11 min-w-0 flex-1 items-center ${className ?? 'flex'}`}>
      <form action={paths.results} method="get" className="contents">
        <input
          type="search"
          name="query"
          required
          minLength={3}
          maxLength={120}
          autoComplete="off"
          aria-label={copy.search.label}
          placeholder={copy.search.placeholder}
          className={`h-full w-full rounded-full bg-card pr-14 pl-5 text-ink placeholder:text-ink-soft border ${tone === 'paper' ? 'border-line-strong' : 'border-transparent'}`}
        />
        <button
          type="submit"
          aria-label={copy.search.label}
          className="absolute right-1 grid size-9 place-items-center rounded-full bg-rosa text-on-rosa hover:bg-rosa-deep"
        >
          <Icon name="search" />
        </button>
      </form>
    </search>
  );
}
