import type { DeletionNoticeReply } from '@tianguis/contract';
import { Icon } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { deletionCopy as copy } from './deletion-copy.ts';

/** What is deleted, what is retained and for how many years, and alternatives to a deletion (RL-05). */
export function DeletionTerms({ terms }: { terms: DeletionNoticeReply['data'] }) {
  return (
    <>
      <Card icon="trash" title={copy.erased}>
        <ul className="mt-2 grid gap-2">
          {terms.borra.map((what) => (
            <li key={what} className="flex items-start gap-2">
              <Icon name="close" className="mt-0.5 size-5 flex-none text-alarm" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{what}</span>
            </li>
          ))}
        </ul>
      </Card>
      <Card icon="file" title={copy.kept}>
        <ul className="mt-2 divide-y divide-line">
          {terms.conserva.map(({ que, anios, por }) => (
            <li key={que} className="py-3 [overflow-wrap:anywhere]">
              <p>{que}</p>
              <p className="text-sm text-ink-soft">
                <strong className="text-ink">{copy.years(anios)}</strong> · {por}
              </p>
            </li>
          ))}
        </ul>
      </Card>
      <Card icon="info" title={copy.before.title}>
        <p className="mt-1 text-sm text-ink-soft">{copy.before.text}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 text-sm font-semibold text-talavera">
          <a href={accountPaths.privacy} className="inline-flex min-h-11 items-center underline">
            {copy.before.download}
          </a>
          <a href={accountPaths.notifications} className="inline-flex min-h-11 items-center underline">
            {copy.before.notifications}
          </a>
        </p>
      </Card>
    </>
  );
}
