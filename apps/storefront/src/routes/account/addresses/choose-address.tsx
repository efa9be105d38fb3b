import type { FormResult } from '@tianguis/ui';
import { chooseAddress, readAddressChoice } from '../../../features/location/address/address-choice.server.ts';
import { backField } from '../../../features/location/address/address-choice.ts';
import { AddressChoiceForm } from '../../../features/location/address/address-picker.tsx';
import { addressPickerCopy as copy } from '../../../features/location/address/address-picker-copy.ts';
import { PostalCodeFields } from '../../../features/location/postal-code/postal-code-form.tsx';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { leadingPage } from '../../../shared/forms/leading-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { paths } from '../../../shared/links/paths.ts';
import { returnPath } from '../../../shared/links/return-path.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/choose-address';

/** UI-11 for a signed-in customer, without JavaScript: the same choice as in the modal. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const from = returnPath(request.headers.get('referer'), context.get(shopContext).publicOrigin);
  return { choice: await readAddressChoice(context), back: from === url.pathname ? paths.home : from };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const answer = await chooseAddress(context, form, false);
  if ('to' in answer) return leadingPage(answer);
  const asked = form.get(backField);
  const back = returnPath(typeof asked === 'string' ? asked : null, context.get(shopContext).publicOrigin);
  return pageAnswer({ ...answer, back });
}

export const meta: Route.MetaFunction = noindex;

export default function ChooseAddress({ loaderData, actionData }: Route.ComponentProps) {
  const { choice } = loaderData;
  // After an error, the referring page is this page, so the path comes from the answer.
  const answer = actionData as { result: FormResult; back: string } | undefined;
  const back = answer?.back ?? loaderData.back;
  const result = answer?.result;
  return (
    <div className="page max-w-xl py-6 sm:py-10">
      <title>{result?.status === 'invalid' ? `Error: ${copy.title}` : copy.title}</title>
      <h1 className="text-xl font-bold sm:text-2xl">{copy.title}</h1>
      <p className="mt-1 text-ink-soft">{copy.intro}</p>
      <AddressChoiceForm id="elegir-direccion-pagina" choice={choice} back={back} result={result} />
      <p className="mt-6 text-sm text-ink-soft">{copy.orCode}</p>
      <PostalCodeFields id="codigo-postal-en-pagina" />
    </div>
  );
}
