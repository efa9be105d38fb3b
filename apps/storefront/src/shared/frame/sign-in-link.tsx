import type { ReactNode } from 'react';
import { loginPath, paths } from '../links/paths.ts';

/**
 * A link to the sign-in, which then returns to this page (RT-02). The frame is the same on every page, and client-side
 * navigations do not render it again. So the path to return to is added when the link is used.
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
