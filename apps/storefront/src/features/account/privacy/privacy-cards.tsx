import { buttonClass } from '@tianguis/ui';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { privacyCopy } from './privacy-copy.ts';

/** The download of all data that the shop stores about the customer. The customer confirms first. */
export function DownloadCard({ canDownload }: { canDownload: boolean }) {
  const copy = privacyCopy.download;
  return (
    <Card icon="download" title={copy.title}>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">
          {copy.text} {!canDownload && copy.confirmText}
        </p>
        {/* A plain link loads the file, which is no page of the shop. */}
        <a href={accountPaths.exportData} className={buttonClass(canDownload ? 'primary' : 'outline', 'max-sm:w-full')}>
          {canDownload ? copy.button : copy.confirm}
        </a>
      </div>
    </Card>
  );
}

/** Links to the privacy notice and to the deletion of the account. */
export function OtherPrivacyCards() {
  const { notice, erase } = privacyCopy;
  return (
    <>
      <Card icon="file" title={notice.title}>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">{notice.text}</p>
          <a href={paths.privacyNotice} className={buttonClass('outline', 'max-sm:w-full')}>
            {notice.read}
          </a>
        </div>
      </Card>
      <Card icon="trash" title={erase.title}>
        <div className="mt-1 flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 flex-[1_1_16rem] text-sm text-ink-soft">{erase.text}</p>
          <a href={accountPaths.deleteAccount} className={buttonClass('outline', 'max-sm:w-full')}>
            {erase.button}
          </a>
        </div>
      </Card>
    </>
  );
}
