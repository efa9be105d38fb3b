import { buttonClass } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { profileCopy } from './profile-copy.ts';

const copy = profileCopy.email;

/** The e-mail address, and the link to change it. */
export function EmailCard({ correo }: { correo: string }) {
  return (
    <Card icon="mail" title={copy.title}>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 [overflow-wrap:anywhere]">
          <p className="font-semibold">{correo}</p>
          <p className="text-sm text-ink-soft">{copy.text}</p>
        </div>
        <a href={accountPaths.changeEmail} className={buttonClass('outline', 'max-sm:w-full')}>
          {copy.change}
        </a>
      </div>
    </Card>
  );
}
