import { Button, Icon } from '@tianguis/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated.ts';

const copy = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  failed: 'No pudimos copiarlo: selecciónalo y cópialo tú.',
} as const;

interface LinkToCopyProps {
  link: string;
  label: string;
  /** Text below the label. */
  about?: string;
  /** Other actions of the link, after the button. */
  children?: ReactNode;
}

/** A link that shoppers copy by a button or by hand. The button's space is reserved until scripts run. */
export function LinkToCopy({ link, label, about, children }: LinkToCopyProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isHydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(link);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
      input.current?.select();
    }
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div>
        <label htmlFor={id} className="text-sm font-semibold">
          {label}
        </label>
        {about !== undefined && <p className="text-sm text-ink-soft">{about}</p>}
      </div>
      <input
        ref={input}
        id={id}
        readOnly
        value={link}
        onFocus={(event) => event.currentTarget.select()}
        className="min-h-11 w-full rounded-md border border-line-strong bg-sunken px-3 text-sm"
      />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button look="secondary" onClick={onCopy} className={isHydrated ? 'max-sm:w-full' : 'invisible max-sm:w-full'}>
          <Icon name="copy" className="size-4" />
          {copy.copy}
        </Button>
        {children}
        <span role="status" className={`text-sm ${outcome === 'failed' ? 'text-alarm' : 'text-nopal'}`}>
          {outcome ? copy[outcome] : ''}
        </span>
      </div>
    </div>
  );
}
