import type { MouseEvent } from 'react';
import { Icon } from '../icon.tsx';
import { fieldId, useFormState } from './form-state.ts';

/**
 * Shows all errors of a long form above the form, each as a link to its field. Screen readers announce the summary. The
 * summary does not change until the next result, since screen readers would announce every change. `title` contains the
 * number of errors.
 */
export function ErrorSummary({ title }: { title: (count: number) => string }) {
  const { id, resultErrors } = useFormState();
  const entries = Object.entries(resultErrors);
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

/** Moves the focus by script: a router would treat the fragment of the link as a navigation. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
