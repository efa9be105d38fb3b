import { data } from 'react-router';
import { Entrance } from '../../features/session/entrance.tsx';
import { signOnLabel } from '../../features/session/sign-on/sign-on.server.ts';
import { signOnCopy } from '../../features/session/sign-on/sign-on-copy.ts';
import { SignOnReturn } from '../../features/session/sign-on/sign-on-return.tsx';
import type { Route } from './+types/sign-on-return';

const copy = signOnCopy.returned;

/**
 * RT-06: the page to which a single sign-on returns. The result is in the URL fragment, which browsers do not send to
 * servers.
 */
export function loader({ context }: Route.LoaderArgs) {
  if (signOnLabel(context) === undefined) throw data(null, { status: 404 });
  return data(null, { headers: { 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

export default function Return() {
  return (
    <Entrance title={copy.title}>
      <SignOnReturn />
    </Entrance>
  );
}
