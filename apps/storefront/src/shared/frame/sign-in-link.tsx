import type { ReactNode } from 'react';
import { loginPath, paths } from '../links/paths.ts';

/**
 * A link to sign in and come back to this page (RT-02). The frame is the same on every page and is not rendered again
 * on client-side navigations, so the way back is added when the link is used.
 */
export function SignInLink({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a
      href={paths.login}
      onClick={(event) => {
        event.currentTarget.href = loginPath(location.origin + location.pathname + location.search);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
