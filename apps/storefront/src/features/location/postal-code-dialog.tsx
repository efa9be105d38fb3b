import { typedPostalCode } from '@tianguis/domain';
import { useEffect, useState } from 'react';
import { postalCodeCookie, postalCodeHash } from '../../commerce/postal-code.ts';
import { readCookie } from '../../shared/device/cookies.ts';
import { HashDialog } from '../../shared/frame/hash-dialog.tsx';
import { locationCopy } from './copy.ts';
import { PostalCodeFields, PostalCodeForm } from './postal-code-form.tsx';

/** How long it is said that the code was kept. */
const saidMs = 4000;

/**
 * The postal-code modal of a visitor (RT-31, UI-11, VA-01): five digits, or sign in. The code is kept in the readable
 * cookie `codigoPostal` (ST-03).
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
      <HashDialog hash={postalCodeHash} title={locationCopy.dialog.title} withoutScript={<PostalCodeFields />}>
        {(close) => (
          <PostalCodeForm
            stored={typedPostalCode(readCookie(postalCodeCookie) ?? '')}
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
