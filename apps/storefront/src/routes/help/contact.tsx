import { landingPath } from '@tianguis/domain';
import { subjectChoices } from '../../features/contact/contact.server.ts';
import { ContactForm } from '../../features/contact/contact-form.tsx';
import { Blocks } from '../../features/content/blocks.tsx';
import { ContactLines } from '../../features/content/contact-lines.tsx';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { NestedContentPage } from '../../features/content/content-page.tsx';
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
  const [first, ...rest] = load.content.blocks;
  const content = { ...load.content, blocks: first === undefined ? [] : [first] };
  return (
    <>
      <div className="[&_.prose]:mx-auto">
        <NestedContentPage load={{ ...load, content }} />
      </div>
      <div className="page mt-6">
        <div className="mx-auto max-w-180">
          <ContactForm subjects={subjects} />
        </div>
      </div>
      <ContactLines contact={contact} />
      {rest.length > 0 && (
        <div className="page mt-8">
          <Blocks blocks={rest} hiddenDiscount={load.hiddenDiscount} />
        </div>
      )}
    </>
  );
}
