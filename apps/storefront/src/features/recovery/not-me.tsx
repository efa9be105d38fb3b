import { buttonClass } from '@tianguis/ui';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { notMeCopy as copy } from './not-me-copy.ts';
import { Panel, type StepProps } from './panel.tsx';

interface NotMeProps extends Pick<StepProps, 'siteName' | 'sample'> {
  /** The sentence of the API after it removed the factor. */
  outcome?: string | undefined;
  isDead?: boolean;
  isFailed?: boolean;
}

/**
 * The page behind "No fui yo" in mails about a new passkey or app. A button removes the factor, since programs that
 * check mails open links. Afterwards the page leads to the recovery of the password.
 */
export function NotMe({ outcome, isDead = false, isFailed = false, ...panel }: NotMeProps) {
  if (outcome !== undefined || isDead)
    return (
      <Panel {...panel} title={isDead ? copy.deadTitle : copy.doneTitle}>
        {outcome !== undefined && <p role="status">{outcome}</p>}
        <p className="text-ink-soft">{isDead ? copy.dead : copy.next}</p>
        <a href={accountPaths.recovery} className={buttonClass('primary', 'w-full')}>
          {copy.recover}
        </a>
      </Panel>
    );
  return (
    <Panel {...panel} title={copy.title} isWrong={isFailed}>
      <p className="text-ink-soft">{copy.text}</p>
      {isFailed && <p role="alert">{copy.failed}</p>}
      <form method="post" action={accountPaths.notMe}>
        <button type="submit" className={buttonClass('primary', 'w-full')}>
          {copy.submit}
        </button>
      </form>
    </Panel>
  );
}
