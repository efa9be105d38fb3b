import { useEffect, useState } from 'react';
import { postalCodeHash } from '../../../commerce/destination/postal-code.ts';
import { HashDialog } from '../../../shared/frame/hash-dialog.tsx';
import { LatePart } from '../../../shared/frame/late-part.tsx';
import { accountPaths } from '../../../shared/links/account-paths.ts';
import { locationCopy } from './copy.ts';
import { PostalCodeFields } from './postal-code-form.tsx';

/** Milliseconds for which the confirmation is shown. */
const shownMs = 4000;

const loadPanel = () => import('./postal-code-panel.tsx').then(({ PostalCodePanel }) => PostalCodePanel);

/**
 * A page that is the same for everybody does not depend on the session. So the link leads to a page that depends on the
 * session.
 */
function WithoutScript() {
  return (
    <>
      <PostalCodeFields />
      <a href={accountPaths.chooseAddress} className="touch font-semibold text-talavera underline">
        {locationCopy.dialog.signIn}
      </a>
    </>
  );
}

/**
 * The postal-code modal (RT-31, UI-11, VA-01): a field for five digits, and a link to sign in. A signed-in customer can
 * also choose an address. The code is stored in the readable cookie `codigoPostal` (ST-03).
 */
export function PostalCodeDialog() {
  const [message, setMessage] = useState('');

  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), shownMs);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <>
      <HashDialog
        hash={postalCodeHash}
        title={locationCopy.dialog.title}
        withoutScript={import.meta.env.SSR && <WithoutScript />}
      >
        {(close) => {
          const done = (text: string) => {
            setMessage(text);
            close();
          };
          return <LatePart load={loadPanel} props={{ done }} className="min-h-52" />;
        }}
      </HashDialog>
      <p
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-20 z-40 mx-auto w-fit rounded-full bg-ink px-5 py-3 text-sm font-semibold text-paper shadow-lift empty:p-0 empty:shadow-none lg:bottom-8"
      >
        {message}
      </p>
    </>
  );
}
