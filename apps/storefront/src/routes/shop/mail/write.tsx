import { subjectChoices } from '../../../features/contact/contact.server.ts';
import { ContactForm } from '../../../features/contact/contact-form.tsx';
import { contactCopy } from '../../../features/contact/copy.ts';
import { readSellers } from '../../../features/contact/lead.server.ts';
import { leadCopy } from '../../../features/contact/lead-copy.ts';
import { LeadForm } from '../../../features/contact/lead-form.tsx';
import { newForm } from '../../../features/contact/visitor-answer.server.ts';
import { writers } from '../../../features/contact/writers.server.ts';
import { shopContext } from '../../../shared/api/shop-context.ts';
import { pageAnswer } from '../../../shared/forms/form-answer.server.ts';
import { readForm } from '../../../shared/forms/read-form.server.ts';
import { noindex } from '../../../shared/seo/robots-meta.ts';
import type { Route } from './+types/write';

/** RT-17, RT-25: the page of a form for visitors. Unlike the public page it has a seal, so no cache stores it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind } = writers(params.form);
  const { api, config } = context.get(shopContext);
  const choices =
    kind === 'contacto'
      ? { kind, subjects: subjectChoices }
      : { kind, categories: (await readSellers(api)).categories };
  return { siteName: config.name, start: await newForm(context), choices };
}

/** Without JavaScript, the form of the public page is sent here. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { write } = writers(params.form);
  return pageAnswer(await write(context, await readForm(request)));
}

export const meta: Route.MetaFunction = noindex;

export default function Write({ loaderData: { siteName, start, choices }, actionData }: Route.ComponentProps) {
  const result = actionData?.result;
  const { title } = choices.kind === 'contacto' ? contactCopy : leadCopy;
  const form = { heading: 'h1', start, result } as const;
  return (
    <div className="page max-w-3xl py-6 sm:py-10">
      {/* Screen readers read the title first, so it contains the errors. */}
      <title>{`${result?.status === 'invalid' ? 'Error: ' : ''}${title} | ${siteName}`}</title>
      {choices.kind === 'contacto' ? (
        <ContactForm subjects={choices.subjects} {...form} />
      ) : (
        <LeadForm categories={choices.categories} {...form} />
      )}
    </div>
  );
}
