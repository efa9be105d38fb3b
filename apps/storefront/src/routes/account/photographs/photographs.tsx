import { photographsPath } from '@tianguis/domain/photograph';
import { buttonClass } from '@tianguis/ui';
import { data, redirect } from 'react-router';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { backOf, changePhotographs, readPhotographs } from '../../../features/photographs/photographs.server.ts';
import { photographsCopy as copy } from '../../../features/photographs/photographs-copy.ts';
import type { PhotographsAnswer } from '../../../features/photographs/photographs-fields.ts';
import { PhotographsForm } from '../../../features/photographs/photographs-form.tsx';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/photographs';

/** The server takes large forms here. */
export const handle = { takesFiles: true };

/** AF-02: the photographs of a form. Other pages show the same form, and come here only without JavaScript. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  return { form: params.form, ids: await readPhotographs(context, params.form), back: backOf(context, url) };
}

/** Leads back if all photographs were added. Otherwise this page names those that were not. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
  const answer = await changePhotographs(context, params.form, await readForm(request));
  if (answer.refused.length > 0) return data(answer, { status: 422 });
  return redirect(backOf(context, url) ?? photographsPath(params.form), 303);
}

export const meta: Route.MetaFunction = noindex;

export default function Photographs({ loaderData, actionData }: Route.ComponentProps) {
  const { back, ...photographs } = loaderData;
  const refused = (actionData as PhotographsAnswer | undefined)?.refused ?? [];
  return (
    <AccountPage
      title={copy.page.title}
      section={paths.orders}
      {...(back !== undefined && { up: { href: back, label: copy.page.up } })}
      isWrong={refused.length > 0}
    >
      <PhotographsForm {...photographs} refused={refused} back={back} />
      {back !== undefined && (
        <a href={back} className={buttonClass('primary', 'justify-self-start max-sm:w-full')}>
          {copy.page.goOn}
        </a>
      )}
    </AccountPage>
  );
}
