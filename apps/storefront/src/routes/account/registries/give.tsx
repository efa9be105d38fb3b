import { givePath, ownRegistriesPath, registryPath } from '@tianguis/domain/registry';
import type { FormResult } from '@tianguis/ui';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { GiveForm } from '../../../features/registry/give-form.tsx';
import { give, readGive } from '../../../features/registry/registries.server.ts';
import { registryCopy } from '../../../features/registry/registry-copy.ts';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/give';

const copy = registryCopy.giving;

/** RT-23: how many pieces a giver buys, and the note. Visitors sign in first. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { gift: await readGive(context, params), draft: draftOf(context, url) };
}

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  leadingPage(await give(context, params, await readForm(request)));

export const meta: Route.MetaFunction = noindex;

export default function Give({ loaderData: { gift, draft }, actionData, params }: Route.ComponentProps) {
  const result = (actionData as { result: FormResult } | undefined)?.result;
  return (
    <AccountPage
      title={copy.title}
      section={ownRegistriesPath}
      up={{ href: registryPath(gift.codigo), label: copy.up }}
      isWrong={result !== undefined}
    >
      <GiveForm
        {...gift}
        action={givePath(params.code, params.item)}
        values={draft}
        result={result}
        owner={<OwnerField />}
      />
    </AccountPage>
  );
}
