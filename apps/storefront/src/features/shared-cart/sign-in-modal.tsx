import { buttonClass } from '@tianguis/ui';
import { useEffect, useId, useRef } from 'react';
import { DialogHeading } from '../../shared/frame/hash-dialog.tsx';
import { sharedCartCopy } from './copy.ts';
import type { EntryData } from './data.ts';

const copy = sharedCartCopy.modal;

interface SignInModalProps {
  ways: NonNullable<EntryData['ways']>;
  sample: boolean;
}

/**
 * SC-02: asks a visitor to sign in or register, and then to return. Without scripts it is an open sheet, and the page
 * below can be read. With scripts it is a modal that can be closed.
 */
export function SignInModal({ ways, sample }: SignInModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const { current } = dialog;
    if (sample || !current) return;
    current.close();
    current.showModal();
    current.querySelector('a')?.focus();
  }, [sample]);
  return (
    <dialog
      ref={dialog}
      open={!sample || undefined}
      aria-labelledby={id}
      className="fixed inset-x-0 top-auto bottom-0 z-50 m-0 w-full max-w-none rounded-t-lg bg-raised p-5 text-ink shadow-lift backdrop:bg-veil sm:inset-0 sm:m-auto sm:h-fit sm:w-[min(26rem,calc(100vw-2rem))] sm:rounded-lg"
    >
      <DialogHeading id={id} title={copy.title} close={() => dialog.current?.close()} />
      <p className="mt-1 text-ink-soft">{copy.text}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <a href={ways.login} className={buttonClass('primary', 'grow')}>
          {copy.enter}
        </a>
        <a href={ways.register} className={buttonClass('outline', 'grow')}>
          {copy.register}
        </a>
      </div>
    </dialog>
  );
}
