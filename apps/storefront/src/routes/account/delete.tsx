import { AccountPage } from '../../features/account/account-page.tsx';
import { answerPage } from '../../features/account/actions.server.ts';
import { readDeletion } from '../../features/account/deletion/deletion.server.ts';
import { deletionCopy as copy } from '../../features/account/deletion/deletion-copy.ts';
import { DeletionForm } from '../../features/account/deletion/deletion-form.tsx';
import { DeletionTerms } from '../../features/account/deletion/deletion-terms.tsx';
import { privacyCopy } from '../../features/account/privacy/privacy-copy.ts';
import { accountPaths, confirmPath } from '../../shared/links/account-paths.ts';
import { noindex } from '../../shared/seo/robots-meta.ts';
import type { Route } from './+types/delete';

/** RL-05, AP-07: deletes the account. */
export async function loader({ context }: Route.LoaderArgs) {
  return { ...(await readDeletion(context)), confirmHref: confirmPath(accountPaths.deleteAccount) };
}

/** Answers the form without JavaScript. */
export const action = (args: Route.ActionArgs) => answerPage('borrar-cuenta', args);

export const meta: Route.MetaFunction = noindex;

export default function Delete({ loaderData, actionData }: Route.ComponentProps) {
  const { terms, ...more } = loaderData;
  const result = actionData?.result;
  return (
    <AccountPage
      title={copy.title}
      intro={copy.intro(terms.dias)}
      section={accountPaths.privacy}
      up={{ href: accountPaths.privacy, label: privacyCopy.title }}
      isWrong={result?.status === 'invalid'}
    >
      <DeletionTerms terms={terms} />
      <DeletionForm {...more} days={terms.dias} result={result} />
    </AccountPage>
  );
}
