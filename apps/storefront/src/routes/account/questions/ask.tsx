import type { FormResult } from '@tianguis/ui';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { ask, readAsk } from '../../../features/questions/ask.server.ts';
import { AskPage } from '../../../features/questions/ask-page.tsx';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/ask';

/** AF-05: the form of a question about a product. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { page: await readAsk(context, params, url), draft: draftOf(context, url) };
}

/** Asks; the form on the product's page is sent here, too. */
export const action = async ({ request, params, context }: Route.ActionArgs) =>
  leadingPage(await ask(context, params, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function Ask({ loaderData: { page, draft }, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  return <AskPage {...page} values={draft} result={result} isDraft={draft !== undefined} owner={<OwnerField />} />;
}
