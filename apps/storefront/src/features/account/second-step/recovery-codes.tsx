import { Button, buttonClass, Icon } from '@tianguis/ui';
import { useState } from 'react';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { Card } from '../../../shared/frame/card.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { Notice } from '../notice.tsx';
import { authenticatorCopy } from '../passkeys/passkeys-copy.ts';

const copy = authenticatorCopy.codes;

interface RecoveryCodesProps {
  codes: readonly string[];
  /** Result of the last action. */
  notice: string;
  siteName: string;
  sample?: boolean;
}

/** Recovery codes, shown once. The page itself contains the file, so that it can be saved without a script. */
export function RecoveryCodes({ codes, notice, siteName, sample = false }: RecoveryCodesProps) {
  const isHydrated = useHydrated();
  const [said, setSaid] = useState('');
  const text = `${copy.fileTitle(siteName)}\r\n\r\n${codes.join('\r\n')}\r\n`;

  async function copyAll() {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setSaid(copy.copied);
    } catch {
      setSaid(copy.notCopied);
    }
  }

  return (
    <>
      <Notice sample={sample}>{notice}</Notice>
      <Card icon="key" title={copy.title}>
        <p data-paper className="mt-1 max-w-[65ch] text-sm">
          {copy.text}
        </p>
        <ol className="mt-3 grid max-w-md grid-cols-2 gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono text-base max-[22rem]:grid-cols-1">
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="mt-4 flex flex-wrap gap-2 print:hidden">
          <a
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            download={copy.file}
            className={buttonClass('outline')}
          >
            <Icon name="download" className="size-4 flex-none" />
            {copy.download}
          </a>
          {/* These buttons need a script; without scripts their space remains empty. */}
          <span className={isHydrated || sample ? 'contents' : 'invisible contents noscript:hidden'}>
            <Button look="outline" onClick={copyAll}>
              <Icon name="copy" className="size-4 flex-none" />
              {copy.copy}
            </Button>
            <Button look="outline" onClick={() => window.print()}>
              <Icon name="file" className="size-4 flex-none" />
              {copy.print}
            </Button>
          </span>
        </div>
        <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
          {said}
        </p>
        <a
          href={`${accountPaths.security}?listo=app`}
          className={buttonClass('primary', 'mt-4 max-sm:w-full print:hidden')}
        >
          {copy.goOn}
        </a>
      </Card>
    </>
  );
}
