import { isPostalCode, postalCodeLength, typedPostalCode } from '@tianguis/domain';
import { Button, Icon } from '@tianguis/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { loginPath } from '../links/paths.ts';
import { readCookie, writeCookie } from './cookies.ts';
import { copy } from './copy.ts';

const words = copy.postalCode.dialog;

/** Opens the dialog on any page (RT-31). */
export const postalCodeHash = '#modalPostalCode';

/** Takes the hash out of the address without another entry in the history. */
function clearHash(): void {
  history.replaceState(history.state, '', location.pathname + location.search);
}

/**
 * The postal-code modal of a visitor (RT-31, UI-11, VA-01): five digits, or sign in. The hash opens it, closing clears the hash.
 * The code is kept in the readable cookie `codigoPostal` (ST-03).
 */
export function PostalCodeDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [code, setCode] = useState('');
  const [error, setError] = useState(false);

  useEffect(() => {
    const follow = () => {
      if (location.hash !== postalCodeHash || dialog.current?.open) return;
      setCode(typedPostalCode(readCookie('codigoPostal') ?? ''));
      setError(false);
      dialog.current?.showModal();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isPostalCode(code)) {
      setError(true);
      return;
    }
    writeCookie('codigoPostal', code);
    dialog.current?.close();
  }

  return (
    <dialog
      ref={dialog}
      onClose={clearHash}
      aria-labelledby="codigo-postal-titulo"
      className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-lg bg-raised p-5 text-ink shadow-lift backdrop:bg-veil"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="codigo-postal-titulo" className="text-lg font-bold">
          {words.title}
        </h2>
        <button
          type="button"
          onClick={() => dialog.current?.close()}
          aria-label={words.close}
          className="-mt-2 -mr-2 grid size-11 flex-none place-items-center rounded-full hover:bg-sunken"
        >
          <Icon name="close" />
        </button>
      </div>
      <form onSubmit={onSubmit} noValidate className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor="codigo-postal" className="text-sm text-ink-soft">
          {words.field}
        </label>
        <div className="flex gap-2">
          <input
            id="codigo-postal"
            value={code}
            onChange={(event) => {
              setCode(typedPostalCode(event.target.value));
              setError(false);
            }}
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={postalCodeLength}
            placeholder={words.example}
            aria-invalid={error}
            aria-describedby="codigo-postal-error"
            className="h-11 w-0 min-w-0 grow rounded-md border border-line-strong bg-card px-3 text-lg tracking-widest placeholder:tracking-normal placeholder:text-ink-soft aria-invalid:border-alarm"
          />
          <Button type="submit" className="flex-none">
            {words.save}
          </Button>
        </div>
        <p id="codigo-postal-error" role="alert" className="min-h-5 text-sm text-alarm">
          {error ? words.error : ''}
        </p>
      </form>
      <p className="text-sm text-ink-soft">
        {words.signedIn}{' '}
        <a
          href="/login"
          onClick={(event) => {
            event.currentTarget.href = loginPath(location.origin + location.pathname + location.search);
          }}
          className="font-semibold text-talavera underline"
        >
          {words.signIn}
        </a>
      </p>
    </dialog>
  );
}
