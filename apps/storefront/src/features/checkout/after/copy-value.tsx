import { Icon } from '@tianguis/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useHydrated } from '../../../shared/device/use-hydrated.ts';
import { afterCopy } from '../copy/after-copy.ts';

const copy = afterCopy.transfer;

/** A value with a button that copies it as banks accept it, without the spaces of its groups. */
export function CopyValue({ value, label, children }: { value: string; label: string; children: ReactNode }) {
  const isHydrated = useHydrated();
  const shown = useRef<HTMLSpanElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed'>();
  async function onCopy() {
    try {
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
    } catch {
      setOutcome('copyFailed');
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    }
  }
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      <span ref={shown} className="min-w-0">
        {children}
      </span>
      <button
        type="button"
        aria-label={label}
        onClick={onCopy}
        className={`flex min-h-11 items-center gap-1.5 rounded-full px-3 text-sm font-semibold text-talavera underline hover:bg-sunken print:hidden ${isHydrated ? '' : 'invisible'}`}
      >
        <Icon name="copy" className="size-4" />
        {label.split(' ', 1)}
      </button>
      <span role="status" className={`text-sm ${outcome === 'copyFailed' ? 'text-alarm' : 'text-nopal'}`}>
        {outcome ? copy[outcome] : ''}
      </span>
    </span>
  );
}
