import { buttonClass } from '@tianguis/ui';
import { SignInLink } from '../../shared/frame/sign-in-link.tsx';
import { paths } from '../../shared/links/paths.ts';
import { wishlistCopy } from './copy.ts';

const words = wishlistCopy.dialog;

/** The content of the wishlist's modal. */
export function WishlistInvitation() {
  return (
    <>
      <p className="text-ink-soft">{words.text}</p>
      <Ways />
    </>
  );
}

/** Links to sign in and to register. */
export function Ways() {
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <SignInLink className={buttonClass('primary', 'grow')}>{words.enter}</SignInLink>
      <a href={paths.register} className={buttonClass('outline', 'grow')}>
        {words.register}
      </a>
    </div>
  );
}
