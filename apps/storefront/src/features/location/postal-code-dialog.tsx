import { isPostalCode, typedPostalCode } from '@tianguis/domain';
import { Button, Icon, useScopedId } from '@tianguis/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { postalCodeCookie, postalCodeHash } from '../../commerce/postal-code.ts';
import { readCookie, removeCookie, writeCookie } from '../../shared/device/cookies.ts';
import { HashDialog } from '../../shared/frame/hash-dialog.tsx';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { locationCopy } from './copy.ts';

const words = locationCopy.dialog;

/** How long it is said that the code was kept. */
const saidMs = 4000;

/** The post's own finder. */
const finder = 'https://www.correosdemexico.gob.mx/SSLServicios/ConsultaCP/Descarga.aspx';

/**
 * The postal-code modal of a visitor (RT-31, UI-11, VA-01): five digits, or sign in. The code is kept in the readable cookie
 * `codigoPostal` (ST-03).
 */
export function PostalCodeDialog() {
  const [said, setSaid] = useState('');

  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), saidMs);
    return () => clearTimeout(timer);
  }, [said]);

  return (
    <>
      <HashDialog
        hash={postalCodeHash}
        title={words.title}
        withoutScript={<p className="max-w-prose text-ink-soft">{words.withoutScript}</p>}
      >
        {(close) => (
          <PostalCodeForm
            done={(what) => {
              setSaid(what);
              close();
            }}
          />
        )}
      </HashDialog>
      <p
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-20 z-40 mx-auto w-fit rounded-full bg-ink px-5 py-3 text-sm font-semibold text-paper shadow-lift empty:p-0 empty:shadow-none lg:bottom-8"
      >
        {said}
      </p>
    </>
  );
}

/** What the modal shows; `done` is told what to say. */
export function PostalCodeForm({ done }: { done: (what: string) => void }) {
  const [stored] = useState(() => typedPostalCode(readCookie(postalCodeCookie) ?? ''));
  const [code, setCode] = useState(stored);
  const [error, setError] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useScopedId('codigo-postal');
  const errorId = `${id}-error`;

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPostalCode(code)) {
      writeCookie(postalCodeCookie, code);
      done(words.saved(code));
    } else {
      setError(true);
      field.current?.focus();
    }
  }

  function forget() {
    removeCookie(postalCodeCookie);
    done(words.forgotten);
  }

  return (
    <>
      <form onSubmit={onSubmit} noValidate className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor={id} className="text-sm text-ink-soft">
          {words.field}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id={id}
            value={code}
            onChange={(event) => {
              // Without a `maxlength`, which would cut "CP 06700" before its digits are looked for.
              setCode(typedPostalCode(event.target.value));
              setError(false);
            }}
            inputMode="numeric"
            autoComplete="postal-code"
            placeholder={words.example}
            aria-invalid={error}
            aria-describedby={errorId}
            className="h-11 w-0 min-w-0 grow rounded-md border border-line-strong bg-card px-3 text-lg tracking-widest placeholder:tracking-normal placeholder:text-ink-soft aria-invalid:border-alarm"
          />
          <Button type="submit" className="flex-none">
            {words.save}
          </Button>
        </div>
        <p id={errorId} role="alert" className="mb-1 min-h-5 text-sm text-alarm">
          {error ? words.error : ''}
        </p>
      </form>
      <p className="text-sm">
        <a
          href={finder}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-1.5 text-talavera underline"
        >
          {words.unknown}
          <Icon name="external" className="size-4" />
          <span className="sr-only">{words.otherTab}</span>
        </a>
      </p>
      <p className="mt-1 text-sm text-ink-soft">
        {words.signedIn} <SignInLink className="touch font-semibold text-talavera underline">{words.signIn}</SignInLink>
      </p>
      {stored !== '' && (
        <p className="mt-3">
          <Button look="outline" onClick={forget}>
            {words.forget}
          </Button>
        </p>
      )}
    </>
  );
}
