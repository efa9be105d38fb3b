import { buttonClass } from '@tianguis/ui';
import { useEffect, useRef, useState } from 'react';
import { goField } from '../../../shared/forms/go-field.ts';
import { sendForm } from '../../../shared/forms/send-form.ts';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { paths } from '../../../shared/links/paths.ts';
import { signOnCopy } from './sign-on-copy.ts';

const copy = signOnCopy.returned;

/** Parameters of the URL fragment that the page submits (RFC 6749, RFC 9207, RT-06). */
const parts = ['code', 'state', 'nonce', 'iss', 'error'];

/**
 * RT-06: reads the URL fragment, removes the fragment before anything else, and submits its parameters to the shop.
 * After a reload, the URL has no fragment any more.
 */
export function SignOnReturn() {
  const [message, setMessage] = useState<string>();
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    const hash = new URLSearchParams(location.hash.slice(1));
    history.replaceState(history.state, '', location.pathname);
    if (!hash.has('state')) return setMessage(copy.failed);
    setMessage('');
    const form = new FormData();
    for (const part of parts) form.set(part, hash.get(part) ?? '');
    sendForm(accountPaths.signOnAnswer, form).then(
      ({ values, message: said }) => {
        const to = values[goField];
        if (to === undefined) setMessage(said);
        // Replaces this page in the history, so that "back" does not lead to it.
        else location.replace(to);
      },
      () => setMessage(copy.offline),
    );
  }, []);
  return (
    // Reserves space for the message: the page is empty before its script runs, and nothing below moves.
    <div className="flow-root min-h-40">
      <SignOnState message={message} />
      <noscript>
        <p className="mt-3">{copy.noScript}</p>
        <ToSignIn />
      </noscript>
    </div>
  );
}

/**
 * @param message the result. The message is undefined before the shop checks the values, and empty during the check.
 */
export function SignOnState({ message }: { message: string | undefined }) {
  return (
    <>
      <p role="status" className="mt-3 text-ink-soft empty:hidden">
        {message === '' && copy.wait}
      </p>
      <p role="alert" className="mt-3 empty:hidden">
        {message}
      </p>
      {message && <ToSignIn />}
    </>
  );
}

const ToSignIn = () => (
  <p className="mt-4">
    <a href={paths.login} className={buttonClass('primary')}>
      {copy.back}
    </a>
  </p>
);
