import { AccountDeleted } from '../../features/account/deletion/account-deleted.tsx';
import { readDeleted } from '../../features/account/deletion/deletion.server.ts';
import { deletionCopy } from '../../features/account/deletion/deletion-copy.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/account-deleted';

/** RL-05: the last page of a customer who has deleted the account and is signed out. */
export const loader = ({ context }: Route.LoaderArgs) => readDeleted(context);

export const meta: Route.MetaFunction = () => [{ title: deletionCopy.deleted.title }, ...noindex()];

export default function Deleted({ loaderData }: Route.ComponentProps) {
  return <AccountDeleted {...loaderData} />;
}
