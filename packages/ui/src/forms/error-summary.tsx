import type { MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { fieldId, useFormState } from './form-state.ts';

/**
 * All errors of a long form over it, each a link to its field; announced, and unchanged until the next result, since
 * each change would be announced, too. `title` says how many there are.
 */
export function ErrorSummary({ title }: { title: (count: number) => string }) {
  const { id, told } = useFormState();
  const entries = Object.entries(told);
  return (
    <div role="alert" className="form-summary">
      {entries.length > 0 && (
        <>
          <p className="flex items-center gap-2 font-semibold">
            <Icon name="alert" className="size-5 flex-none" />
            {title(entries.length)}
          </p>
          <ul>
            {entries.map(([name, error]) => (
              <li key={name}>
                <a href={`#${fieldId(id, name)}`} onClick={goToField}>
                  {error}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** A router would take the hash for a page. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
