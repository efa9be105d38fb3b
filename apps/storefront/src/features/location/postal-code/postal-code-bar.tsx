import { classNames, Icon } from '@tianguis/ui';
import { postalCodeHash, usePostalCode } from '../../../commerce/destination/postal-code.ts';
import { locationCopy as copy } from './copy.ts';

/** The delivery address (UI-01): asks for a postal code, or shows the stored one. The page reserves its space. */
export function PostalCodeBar({ className, onPaper = false }: { className?: string; onPaper?: boolean }) {
  const code = usePostalCode();
  return (
    <section aria-label={copy.label} className={classNames('print:hidden', className)}>
      <a
        href={postalCodeHash}
        className={classNames(
          'flex min-h-11 items-center gap-2 rounded-lg text-left',
          onPaper ? 'text-xs text-ink-soft' : 'w-36 px-2 text-2xs hover:bg-white/15',
        )}
      >
        <Icon name="pin" className={classNames('flex-none', onPaper ? 'size-4 text-rosa' : 'size-5')} />
        {/* Each text has its own element, so that a change of the text is no layout shift. */}
        <span key={code} className={onPaper ? 'flex gap-1' : 'flex flex-col'}>
          <span>{code ? copy.deliverTo : copy.ask}</span>
          <strong className={classNames('font-semibold whitespace-nowrap', onPaper ? 'text-ink' : 'text-xs')}>
            {code ?? copy.what}
          </strong>
        </span>
      </a>
    </section>
  );
}
