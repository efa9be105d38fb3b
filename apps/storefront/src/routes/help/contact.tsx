import { landingPath } from '@tianguis/domain';
import { subjectChoices } from '../../features/contact/contact.server.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { ContactLines } from '../../features/content/contact-lines.tsx';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { SplitContentPage, TextWide } from '../../features/content/content-page.tsx';
import { loadLanding } from '../../features/content/landing.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/contact';

/** RT-17: the contact page. It is the same for everybody; a script fills in what is known of a customer. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { contact } = shop.config;
  return loadLanding(
    shop,
    { name: 'contacto', path: landingPath('contacto'), url },
    { contact, subjects: subjectChoices },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

/** The first block, the form, the other ways to write, and then the rest of the operator's text. */
export default function Contact({ loaderData: { contact, subjects, ...load } }: Route.ComponentProps) {
  return (
    <SplitContentPage load={load}>
      <TextWide>
        <ContactForm subjects={subjects} />
      </TextWide>
      <ContactLines contact={contact} />
    </SplitContentPage>
  );
}
