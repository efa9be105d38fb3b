import { Icon } from '@tianguis/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { isPlainClick } from '../links/link.tsx';
import { copy } from './copy.ts';

interface HashDialogProps {
  /** The URL fragment, with `#`. */
  hash: string;
  title: string;
  /** Rendered each time the modal opens. */
  children: (close: () => void) => ReactNode;
  /** Content without JavaScript. */
  withoutScript: ReactNode;
}

/** Class names of a modal's sheet. */
export const dialogLook = 'w-[min(26rem,calc(100vw-2rem))] rounded-lg bg-raised p-5 text-ink backdrop:bg-veil';

/** The title of a modal, and its close button. */
export function DialogHeading({ id, title, close }: { id: string; title: string; close: () => void }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={id} className="text-lg font-bold">
        {title}
      </h2>
      <button
        type="button"
        onClick={close}
        aria-label={copy.close}
        className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sunken"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/**
 * A modal that a URL fragment opens on any page (RT-31). Closing the modal removes the fragment without a history
 * entry, and restores the focus. Without JavaScript, the style sheet shows a note for the fragment.
 */
export function HashDialog({ hash, title, children, withoutScript }: HashDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opener = useRef<HTMLElement>(undefined);
  const [open, setOpen] = useState(false);
  const id = useId();

  useEffect(() => {
    const follow = () => setOpen(location.hash === hash);
    // The click is handled here, since the router would treat the new fragment as a navigation and scroll to the top.
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLElement>(`a[href="${hash}"]`) : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      opener.current = link;
      history.replaceState(history.state, '', hash);
      follow();
    };
    follow();
    window.addEventListener('hashchange', follow);
    document.addEventListener('click', press);
    return () => {
      window.removeEventListener('hashchange', follow);
      document.removeEventListener('click', press);
    };
  }, [hash]);

  useEffect(() => {
    if (open) {
      dialog.current?.showModal();
      dialog.current?.querySelector<HTMLElement>('input, a')?.focus();
    } else dialog.current?.close();
  }, [open]);

  function onClose() {
    setOpen(false);
    if (location.hash === hash) history.replaceState(history.state, '', location.pathname + location.search);
    opener.current?.focus();
    opener.current = undefined;
  }

  return (
    <>
      <dialog ref={dialog} onClose={onClose} aria-labelledby={id} className={`m-auto shadow-lift ${dialogLook}`}>
        <DialogHeading id={id} title={title} close={() => dialog.current?.close()} />
        {open && children(() => dialog.current?.close())}
      </dialog>
      {/* Only the server renders this content, since React does not hydrate `noscript`. */}
      <noscript>
        {import.meta.env.SSR && (
          <section
            id={hash.slice(1)}
            className="fixed inset-x-0 bottom-0 z-50 hidden border-t border-line bg-raised p-5 shadow-lift target:block"
          >
            <p className="text-lg font-bold">{title}</p>
            {withoutScript}
            <p className="mt-4">
              <a href="#contenido" className="touch font-semibold text-talavera underline">
                {copy.close}
              </a>
            </p>
          </section>
        )}
      </noscript>
    </>
  );
}
