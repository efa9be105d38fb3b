import type { FormResult } from '@tianguis/ui';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { readMessages, writeMessage } from '../../../features/orders/messages/messages.server.ts';
import { MessagesPage } from '../../../features/orders/messages/messages-page.tsx';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/messages';

/** AF-05: messages about an order. With a folio: its thread. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { page: await readMessages(context, params, url), draft: draftOf(context, url) };
}

/** Writes a message, and leads to its thread. */
export const action = async ({ request, params, context }: Route.ActionArgs) =>
  leadingPage(await writeMessage(context, params, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function Messages({ loaderData: { page, draft }, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  return <MessagesPage {...page} values={draft} result={result} owner={<OwnerField />} />;
}
