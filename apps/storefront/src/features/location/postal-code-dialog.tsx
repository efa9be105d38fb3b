import { typedPostalCode } from '@tianguis/domain';
import { useEffect, useState } from 'react';
import { postalCodeCookie, postalCodeHash } from '../../commerce/postal-code.ts';
import { readCookie } from '../../shared/device/cookies.ts';
import { HashDialog } from '../../shared/frame/hash-dialog.tsx';
import { locationCopy } from './copy.ts';
import { PostalCodeFields, PostalCodeForm } from './postal-code-form.tsx';

/** Milliseconds for which the confirmation is shown. */
const shownMs = 4000;

/**
 * The postal-code modal of a visitor (RT-31, UI-11, VA-01): five digits, or sign in. The code is stored in the readable
 * cookie `codigoPostal` (ST-03).
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
      <HashDialog hash={postalCodeHash} title={locationCopy.dialog.title} withoutScript={<PostalCodeFields />}>
        {(close) => (
          <PostalCodeForm
            stored={typedPostalCode(readCookie(postalCodeCookie) ?? '')}
            done={(text) => {
              setMessage(text);
              close();
            }}
          />
        )}
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
