import { useState } from 'react';
import { useProfile } from '../../../shared/session/browser/use-profile.ts';
import { ownerField } from './drafts.ts';

/**
 * The customer who types into the form. When the form is submitted after the session has ended, the cookies no longer
 * contain this, and the draft must not reach another customer of the device.
 */
export function OwnerField() {
  const profile = useProfile();
  const [owner] = useState(profile?.correo ?? '');
  return <input type="hidden" name={ownerField} value={owner} />;
}
