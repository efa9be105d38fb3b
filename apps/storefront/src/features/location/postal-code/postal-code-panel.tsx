import { useEffect, useRef } from 'react';
import { usePostalCode } from '../../../commerce/destination/postal-code.ts';
import { useCookie } from '../../../shared/device/use-cookie.ts';
import { LatePart } from '../../../shared/frame/late-part.tsx';
import { sessionCookies } from '../../../shared/session/session-names.ts';
import { PostalCodeForm } from './postal-code-form.tsx';

export interface PostalCodePanelProps {
  /** Called with the message to show. */
  done: (message: string) => void;
}

const loadPicker = () => import('../address/address-picker.tsx').then(({ AddressPicker }) => AddressPicker);

/**
 * The content of the postal-code modal. It loads when the modal opens; until then, nothing in the modal can have the
 * focus.
 */
export function PostalCodePanel({ done }: PostalCodePanelProps) {
  const isSignedIn = useCookie(sessionCookies.profile) !== undefined;
  const stored = usePostalCode() ?? '';
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.closest('dialog')?.querySelector('input')?.focus(), []);
  return (
    <div ref={root}>
      {isSignedIn && (
        <LatePart load={loadPicker} props={{ done }} className="mb-4 min-h-44 border-b border-line pb-3" />
      )}
      <PostalCodeForm stored={stored} isSignedIn={isSignedIn} done={done} />
    </div>
  );
}
