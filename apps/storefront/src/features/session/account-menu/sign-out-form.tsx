import type { SubmitEvent } from 'react';
import { paths } from '../../../shared/links/paths.ts';
import { accountCopy } from './account-copy.ts';

/**
 * Sign-out (SS-03). The sign-out is a form, so that it works before JavaScript loads. JavaScript then handles the form.
 */
export function SignOutForm({ className }: { className: string }) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    event.preventDefault();
    import('../../../shared/session/browser/sign-out.ts').then(
      ({ signOut }) => signOut(),
      // The script could not be loaded, so the browser submits the form.
      () => form.submit(),
    );
  }
  return (
    <form method="post" action={paths.signOut} onSubmit={onSubmit}>
      <button type="submit" className={className}>
        {accountCopy.signOut}
      </button>
    </form>
  );
}
