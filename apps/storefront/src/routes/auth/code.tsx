import { redirect } from 'react-router';
import { sessionCopy } from '../../features/session/copy.ts';
import { BackLink, Entrance } from '../../features/session/entrance.tsx';
import { destinationsOf, entryPage } from '../../features/session/entry-answer.server.ts';
import { backField, modeField, recoveryMode } from '../../features/session/fields.ts';
import { CodeForm, ResendForm } from '../../features/session/sign-in/code-form.tsx';
import { shortMail } from '../../features/session/sign-in/short-mail.ts';
import { confirmCode, waitingCode } from '../../features/session/sign-in/sign-in.server.ts';
import { wayBack } from '../../features/session/way-back.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { readForm } from '../../shared/forms/read-form.server.ts';
import { accountPaths } from '../../shared/links/account-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/code';

const copy = sessionCopy.code;

/**
 * RT-05, SS-02: the code step, with the query of the sign-in. If no sign-in needs a code, it redirects to the sign-in.
 */
export function loader({ request, url, context }: Route.LoaderArgs) {
  const { config, publicOrigin } = context.get(shopContext);
  const waiting = waitingCode(context);
  if (!waiting) throw redirect(paths.login + url.search, 303);
  return {
    back: wayBack({ request, url }, destinationsOf(context)),
    isApp: waiting.kind === 'aplicacion',
    isRecovery: url.searchParams.get(modeField) === recoveryMode,
    to: shortMail(waiting.user),
    search: url.search,
    siteName: config.name,
    origin: publicOrigin,
  };
}

/** Answers the form without JavaScript. */
export async function action({ request, url, context }: Route.ActionArgs) {
  return entryPage(await confirmCode(context, { request, url }, await readForm(request)));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData ? pageMeta({ title: copy.title, description: copy.title, noindex: true, ...loaderData }) : [];

export default function Code({ loaderData, actionData }: Route.ComponentProps) {
  const { isApp, to, search } = loaderData;
  const result = actionData?.result;
  const back = result?.values[backField] ?? loaderData.back;
  // After a submission, the kind of code is in the result and not in the URL.
  const isRecovery = isApp && (result ? result.values[modeField] === recoveryMode : loaderData.isRecovery);
  const other = new URLSearchParams(search);
  other.set('redirect', back);
  if (isRecovery) other.delete(modeField);
  else other.set(modeField, recoveryMode);
  return (
    <Entrance
      title={copy.title}
      intro={
        <>
          <p>{isRecovery ? copy.recovery : isApp ? copy.app : copy.mailed(to)}</p>
          {!isApp && <p className="mt-1 text-sm">{copy.why}</p>}
        </>
      }
      below={<BackLink href={`${paths.login}?${new URLSearchParams({ redirect: back })}`}>{copy.other}</BackLink>}
    >
      {result?.status === 'invalid' && <title>{`Error: ${copy.title}`}</title>}
      <CodeForm back={back} search={search} isRecovery={isRecovery} result={result} />
      {isApp && (
        <p className="mt-2">
          <a href={`${accountPaths.code}?${other}`} className="touch text-sm font-semibold text-talavera underline">
            {isRecovery ? copy.toApp : copy.toRecovery}
          </a>
        </p>
      )}
      {!isApp && <ResendForm back={back} search={search} />}
    </Entrance>
  );
}
