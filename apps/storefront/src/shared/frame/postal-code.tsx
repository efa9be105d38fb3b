import { classNames, Icon } from '@tianguis/ui';
import { useEffect, useState } from 'react';
import { readCookie } from './cookies.ts';
import { copy } from './copy.ts';

/**
 * Where to deliver (UI-01). The page is the same for everybody, so the code that the visitor gave is filled in after hydration,
 * into room that is kept for it.
 */
export function PostalCodeBar({ className, onPaper = false }: { className?: string; onPaper?: boolean }) {
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(readCookie('codigoPostal')), []);
  return (
    <section aria-label={copy.postalCode.label} className={className}>
      <a
        href="#modalPostalCode"
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-lg text-left',
          onPaper ? 'text-xs text-ink-soft' : 'px-2 text-2xs hover:bg-white/15',
        )}
      >
        <Icon name="pin" className={onPaper ? 'size-4 text-rosa' : 'size-5'} />
        <span className={onPaper ? 'flex gap-1' : 'flex flex-col'}>
          <span>{code ? copy.postalCode.deliverTo : copy.postalCode.ask}</span>
          <strong className={classNames('font-semibold whitespace-nowrap', onPaper ? 'text-ink' : 'text-xs')}>
            {code ?? copy.postalCode.what}
          </strong>
        </span>
      </a>
    </section>
  );
}
