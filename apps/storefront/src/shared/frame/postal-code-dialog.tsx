import { isPostalCode, typedPostalCode } from '@tianguis/domain';
import { Button } from '@tianguis/ui';
import { type SubmitEvent, useRef, useState } from 'react';
import { readCookie, removeCookie, writeCookie } from './cookies.ts';
import { copy } from './copy.ts';
import { HashDialog } from './hash-dialog.tsx';
import { postalCodeCookie, postalCodeHash } from './postal-code.tsx';
import { SignInLink } from './sign-in-link.tsx';

const words = copy.postalCode.dialog;

/**
 * The postal-code modal of a visitor (RT-31, UI-11, VA-01): five digits, or sign in. The code is kept in the readable cookie
 * `codigoPostal` (ST-03).
 */
export function PostalCodeDialog() {
  return (
    <HashDialog
      hash={postalCodeHash}
      title={words.title}
      withoutScript={<p className="max-w-prose text-ink-soft">{words.withoutScript}</p>}
    >
      {(close) => <PostalCodeForm close={close} />}
    </HashDialog>
  );
}

function PostalCodeForm({ close }: { close: () => void }) {
  const [stored] = useState(() => typedPostalCode(readCookie(postalCodeCookie) ?? ''));
  const [code, setCode] = useState(stored);
  const [error, setError] = useState(false);
  const field = useRef<HTMLInputElement>(null);

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPostalCode(code)) {
      writeCookie(postalCodeCookie, code);
      close();
    } else {
      setError(true);
      field.current?.focus();
    }
  }

  function forget() {
    removeCookie(postalCodeCookie);
    close();
  }

  return (
    <>
      <form onSubmit={onSubmit} noValidate className="mt-2 grid grid-cols-[minmax(0,1fr)] gap-2">
        <label htmlFor="codigo-postal" className="text-sm text-ink-soft">
          {words.field}
        </label>
        <div className="flex gap-2">
          <input
            ref={field}
            id="codigo-postal"
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
