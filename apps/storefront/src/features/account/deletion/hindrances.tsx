import type { Hindrance } from '@tianguis/contract';
import type { FormResult } from '@tianguis/ui';
import { deletionCopy as copy } from './deletion-copy.ts';

/** The result of the form that deletes an account. */
export interface DeletionResult extends FormResult {
  /** The things that the customer has to settle first (AF-07). */
  hindrances?: readonly Hindrance[];
}

/** What a customer has to settle before the account can be deleted, and what the customer can do (AF-07). */
export function Hindrances({ hindrances }: { hindrances: readonly Hindrance[] }) {
  return (
    <div className="grid gap-2">
      <h3 className="font-bold">{copy.notSettled}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {hindrances.map(({ que, haz, enlace }) => (
          <li key={que} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
            <p className="font-semibold">{que}</p>
            <p className="text-sm text-ink-soft">{haz}</p>
            <a
              href={enlace.href}
              className="inline-flex min-h-11 items-center justify-self-start font-semibold text-talavera underline"
            >
              {enlace.texto}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{copy.again}</p>
    </div>
  );
}
