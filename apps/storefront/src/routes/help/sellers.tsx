import { landingPath } from '@tianguis/domain';
import { readSellers } from '../../features/contact/lead.server.ts';
import { LeadForm } from '../../features/contact/lead-form.tsx';
import { SellerCosts } from '../../features/contact/seller-costs.tsx';
import { nestedContentMeta } from '../../features/content/content-meta.ts';
import { SplitContentPage, TextWide } from '../../features/content/content-page.tsx';
import { loadLanding } from '../../features/content/landing.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import type { Route } from './+types/sellers';

const name = 'vender-en-internet';

/** RT-25: the page for businesses that want to sell. It is the same for everybody. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return loadLanding(shop, { name, path: landingPath(name), url }, await readSellers(shop.api));
}

export const headers: Route.HeadersFunction = ({ loaderHeaders, errorHeaders }) => errorHeaders ?? loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? nestedContentMeta(loaderData) : []);

/** The first block, what selling costs, the rest of the operator's text, and the form. */
export default function Sellers({ loaderData: { costs, categories, ...load } }: Route.ComponentProps) {
  return (
    <>
      <SplitContentPage load={load}>
        {costs && (
          <TextWide>
            <SellerCosts {...costs} />
          </TextWide>
        )}
      </SplitContentPage>
      <TextWide id="formulario">
        <LeadForm categories={categories} />
      </TextWide>
    </>
  );
}
