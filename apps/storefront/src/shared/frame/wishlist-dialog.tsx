import { buttonClass } from '@tianguis/ui';
import { paths } from '../links/paths.ts';
import { copy } from './copy.ts';
import { HashDialog } from './hash-dialog.tsx';
import { SignInLink } from './sign-in-link.tsx';

const words = copy.wishlistDialog;

/** Asks a visitor to sign in for the wishlist; the hash opens it on any page (RT-31). */
export function WishlistDialog() {
  return (
    <HashDialog hash="#modalWishlist" title={words.title} withoutScript={<Ways />}>
      {() => <WishlistInvitation />}
    </HashDialog>
  );
}

/** What the modal shows. */
export function WishlistInvitation() {
  return (
    <>
      <p className="text-ink-soft">{words.text}</p>
      <Ways />
    </>
  );
}

function Ways() {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <SignInLink className={buttonClass('primary', 'grow')}>{copy.account.enter}</SignInLink>
      <a href={paths.register} className={buttonClass('outline', 'grow')}>
        {copy.account.register}
      </a>
    </div>
  );
}
