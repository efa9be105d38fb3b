import type { AuthenticatorReply } from '@tianguis/contract';
import { buttonClass } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { authenticatorCopy as copy } from '../passkeys/passkeys-copy.ts';
import { OnOff } from './on-off.tsx';

/** Up to this number of recovery codes, the page shows a warning. */
export const fewCodes = 3;

/** Shows whether an authenticator app is on and how many recovery codes are left, and links to its page. */
export function AuthenticatorCard({ state }: { state: AuthenticatorReply }) {
  const { activo: isOn, desde, codigos } = state;
  return (
    <Card icon="phone" title={copy.title}>
      <p className="mt-1 max-w-[65ch] text-sm text-ink-soft">{copy.text}</p>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 text-sm">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {copy.label}
            <OnOff isOn={isOn} words={copy} />
            {desde !== null && <span className="text-ink-soft">{copy.since(desde)}</span>}
          </p>
          {isOn && (
            <p className={codigos <= fewCodes ? 'mt-1 font-semibold text-alarm' : 'mt-1 text-ink-soft'}>
              {copy.left(codigos)}
            </p>
          )}
        </div>
        <a href={accountPaths.authenticator} className={buttonClass('outline', 'max-sm:w-full')}>
          {isOn ? copy.manage : copy.configure}
        </a>
      </div>
    </Card>
  );
}
