import { buttonClass } from '@tianguis/ui';
import { HashDialog } from '../../shared/frame/hash-dialog.tsx';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { wishlistCopy } from './copy.ts';

const words = wishlistCopy.dialog;

/** Asks a visitor to sign in for the wishlist. The hash opens it on any page (RT-31). */
export function WishlistDialog() {
  return (
    <HashDialog hash="#modalWishlist" title={words.title} withoutScript={<Ways />}>
      {() => <WishlistInvitation />}
    </HashDialog>
  );
}

/** The modal's content. */
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
      <SignInLink className={buttonClass('primary', 'grow')}>{words.enter}</SignInLink>
      <a href={paths.register} className={buttonClass('outline', 'grow')}>
        {words.register}
      </a>
    </div>
  );
}
