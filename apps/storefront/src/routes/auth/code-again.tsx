import { redirect } from 'react-router';
import { sessionCopy } from '../../features/session/copy.ts';
import { Entrance } from '../../features/session/entrance.tsx';
import { destinationsOf, entryPage } from '../../features/session/entry-answer.server.ts';
import { backField } from '../../features/session/fields.ts';
import { CodeForm, ResendForm } from '../../features/session/sign-in/code-form.tsx';
import { resendCode, waitingCode } from '../../features/session/sign-in/sign-in.server.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { paths } from '../../shared/links/paths.ts';
import type { Route } from './+types/code-again';

const copy = sessionCopy.code;

/** Sends another code without JavaScript: renders a page with the result and the form of the code (RT-05). */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryPage(await resendCode(context, { request, url }, await readForm(request)));
}

/**
 * This loader also runs after the action, whose result the page must show. So it redirects only if no code is expected.
 */
export function loader({ request, url, context }: Route.LoaderArgs) {
  if (!waitingCode(context)) throw redirect(paths.login + url.search, 303);
  return { back: wayBack({ request, url }, destinationsOf(context)), search: url.search };
}

export const meta: Route.MetaFunction = () => [{ title: copy.title }, { name: 'robots', content: 'noindex' }];

export default function CodeAgain({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = loaderData;
  const result = actionData?.result;
  const back = result?.values[backField] ?? loaderData.back;
  return (
    <Entrance title={copy.title}>
      <CodeForm back={back} search={search} />
      <ResendForm back={back} search={search} result={result} />
    </Entrance>
  );
}
