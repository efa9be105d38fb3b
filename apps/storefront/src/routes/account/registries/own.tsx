import { ownRegistriesPath, ownRegistryPath } from '@tianguis/domain/registry';
import type { FormResult } from '@tianguis/ui';
import { AccountPage } from '../../../features/account/account-page.tsx';
import { draftOf } from '../../../features/account/drafts/drafts.server.ts';
import { OwnerField } from '../../../features/account/drafts/owner-field.tsx';
import { ChangeGift } from '../../../features/registry/change-gift.tsx';
import { ownCopy as copy } from '../../../features/registry/own-copy.ts';
import { AddForm, OwnRegistryList, ProductRow } from '../../../features/registry/own-list.tsx';
import { changeOwn, ownAction, readOwn } from '../../../features/registry/own-registries.server.ts';
import { OwnRegistry } from '../../../features/registry/own-registry.tsx';
import { registryFields as fields } from '../../../features/registry/registry-fields.ts';
import { RegistryForm } from '../../../features/registry/registry-form.tsx';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import { useFreshData } from '../../../shared/session/browser/use-fresh-data.ts';
import type { Route } from './+types/own';

/** RT-23: the customer's registries; one of them; the form of a new one; or the form that adds a product. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const page = await readOwn(context, params.registry, url);
  return { ...page, action: ownAction(params.registry, url), draft: draftOf(context, url) };
}

export const action = async ({ params, request, url, context }: Route.ActionArgs) =>
  leadingPage(await changeOwn(context, params.registry, await readForm(request), url));

export const meta: Route.MetaFunction = noindex;

export default function OwnRegistries({ loaderData: page, actionData }: Route.ComponentProps) {
  useFreshData();
  const result = (actionData as { result: FormResult } | undefined)?.result;
  const { registry, registries, addresses, adding, action } = page;
  const frame = { section: ownRegistriesPath, isWrong: result !== undefined };
  const form = { action, addresses, result, owner: <OwnerField /> };
  if (registry && page.isEditing)
    return (
      <AccountPage
        {...frame}
        title={copy.form.edit}
        up={{ href: ownRegistryPath(registry.id), label: registry.nombres }}
      >
        <RegistryForm {...form} isNew={false} values={{ ...page.values, ...page.draft }} />
      </AccountPage>
    );
  if (registry && page.changing)
    return (
      <AccountPage
        {...frame}
        title={copy.change.title}
        up={{ href: ownRegistryPath(registry.id), label: registry.nombres }}
      >
        <ChangeGift
          changing={page.changing}
          {...{ form: page.form, action, result }}
          back={ownRegistryPath(registry.id)}
        />
      </AccountPage>
    );
  if (registry)
    return (
      <AccountPage
        {...frame}
        title={registry.nombres}
        up={{ href: ownRegistriesPath, label: copy.up }}
        {...(page.done && !result && { notice: copy.done[page.done] })}
      >
        <OwnRegistry registry={registry} action={ownRegistryPath(registry.id)} result={result} />
      </AccountPage>
    );
  if (page.isCreating)
    return (
      <AccountPage {...frame} title={copy.form.create} intro={adding ? copy.add.first : copy.intro}>
        {adding && <ProductRow product={adding} />}
        <RegistryForm {...form} isNew values={{ ...page.values, [fields.form]: page.form, ...page.draft }} />
      </AccountPage>
    );
  if (adding)
    return (
      <AccountPage {...frame} title={copy.add.title} up={{ href: adding.href, label: copy.add.up }}>
        <AddForm product={adding} {...{ registries, action, result }} owner={<OwnerField />} />
      </AccountPage>
    );
  return (
    <AccountPage {...frame} title={copy.title} intro={copy.intro}>
      <OwnRegistryList registries={registries} />
    </AccountPage>
  );
}
