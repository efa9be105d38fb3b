import { decimalMoney, readWhole } from '@tianguis/domain';
import { freeShippingOf } from '@tianguis/domain/cart';
import { offeredOf } from '@tianguis/domain/offer';
import { data, redirect } from 'react-router';
import { creditAfter } from '../../commerce/credit-data.ts';
import { arrivalKey, type PickupWords } from '../../features/location/arrivals/arrivals.ts';
import { arrivalsOf } from '../../features/location/arrivals/listing-arrivals.server.ts';
import { DatesWithoutScript } from '../../features/location/postal-code/postal-code-goal.tsx';
import { hasVariant, productPage } from '../../features/product/data.server.ts';
import { skuOf } from '../../features/product/delivery.tsx';
import { ProductPage } from '../../features/product/product-page.tsx';
import { formatProductQuery, questionParameters, readProductQuery } from '../../features/product/product-query.ts';
import { shownOffer } from '../../features/product/purchase/shown-offer.server.ts';
import {
  productBreadcrumb,
  productDescription,
  productStructuredData,
} from '../../features/product/structured-data.ts';
import { questionsAt } from '../../features/questions/question-links.ts';
import { QuestionList } from '../../features/questions/question-list.tsx';
import { readQuestions } from '../../features/questions/questions.server.ts';
import { shopContext } from '../../shared/api/shop-context.ts';
import { ServerHtml } from '../../shared/frame/server-html.tsx';
import { datesParameter } from '../../shared/links/dates-parameter.ts';
import { isId } from '../../shared/links/listing/listing-address.ts';
import { productPath } from '../../shared/links/paths.ts';
import { pageMeta } from '../../shared/seo/meta.ts';
import type { Route } from './+types/product';

/**
 * The product page (RT-13). A URL with a wrong slug is redirected to the URL with the right slug. An unknown id is not
 * found. An inactive product has a notice and alternatives. A URL with an unknown variant is redirected to the URL
 * without a variant. A page of reviews or questions past the end is redirected to the last page. So each page has one
 * URL.
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const { api, config, publicOrigin } = context.get(shopContext);
  const id = isId(params.id) ? readWhole(params.id) : undefined;
  if (id === undefined) throw data(null, { status: 404 });
  const { search, searchParams } = url;
  const query = readProductQuery(searchParams);
  const page = await productPage(api, id, query, (product) => {
    if (params.slug !== product.slug) throw redirect(`${productPath(product)}${search}`, 301);
    if (query.variant !== null && !hasVariant(product, query.variant))
      throw redirect(productPath(product) + formatProductQuery({ ...query, variant: null }), 302);
  });
  const lastOpinions = Math.max(1, page.reviews.pages);
  if (query.reviewPage > lastOpinions)
    throw redirect(productPath(page.product) + formatProductQuery({ ...query, reviewPage: lastOpinions }), 302);
  const { questionSearch, questionPage } = query;
  const questions = await readQuestions(api, page.product, { search: questionSearch, page: questionPage }, config.name);
  const lastQuestions = Math.max(1, questions.pages);
  if (questionPage > lastQuestions)
    throw redirect(productPath(page.product) + formatProductQuery({ ...query, questionPage: lastQuestions }), 302);
  const askedVariant = query.variant === page.variant.sku ? query.variant : null;
  const isOtherReviews = query.stars !== undefined || query.reviewPage > 1 || query.reviewSort !== 'helpful';
  const filtered = isOtherReviews || questionSearch !== '' || questionPage > 1;
  const subject = { product: page.product.id, sku: skuOf(page.product, page.variant) };
  const arrivals = await arrivalsOf({ context, url }, { products: [], detail: subject });
  const { purchases: isSelling } = offeredOf(config.offer);
  return {
    ...page,
    arrives: arrivals?.words[arrivalKey(subject)],
    isPersonal: arrivals !== undefined,
    postalCode: arrivals?.postalCode,
    questions,
    askedVariant,
    filtered,
    hiddenDiscount: config.hiddenDiscount,
    lowStock: config.lowStock,
    offer: shownOffer(config),
    credit: creditAfter(config, 'product'),
    freeShipping: freeShippingOf(config),
    // Computed here and not in `meta`, so that browsers do not load this code.
    structured: [
      productStructuredData({ ...page, reviews: page.reviews.reviews, origin: publicOrigin, isSelling }),
      productBreadcrumb(page.product, publicOrigin),
    ],
    origin: publicOrigin,
    siteName: config.name,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { product, variant, structured, origin, siteName, filtered, isPersonal } = loaderData;
  const [picture] = product.pictures;
  return [
    ...pageMeta({
      title: product.title,
      description: productDescription(product),
      // A page of reviews shows the same product, and a product that is no longer sold is no useful result. Neither is
      // indexed.
      ...(filtered || isPersonal || !product.is_active ? { noindex: true } : { canonical: productPath(product) }),
      origin,
      siteName,
      type: 'product',
      price: { amount: decimalMoney(variant.pricing.sales_price), inStock: product.is_active && variant.stock > 0 },
      ...(picture ? { image: picture.source, imageAlt: picture.alt } : {}),
    }),
    ...structured.map((data) => ({ 'script:ld+json': data })),
  ];
};

/** The list of all shops with the product, for browsers without scripts. */
function Shops({ words }: { words: PickupWords | undefined }) {
  if (!words) return null;
  return (
    <>
      {!words.isNear && <p>{words.text}</p>}
      {words.shops.map(({ name, address, hours, ready }) => (
        <p key={name}>
          <b>{name}</b>: {ready}. {address}. {hours}.
        </p>
      ))}
    </>
  );
}

export default function Product({ loaderData }: Route.ComponentProps) {
  const { product, askedVariant, postalCode, arrives, questions } = loaderData;
  const path = productPath(product, askedVariant ?? undefined);
  const goal = `${path}${path.includes('?') ? '&' : '?'}${datesParameter}=1`;
  return (
    <ProductPage
      {...loaderData}
      // Only the server renders the questions (AF-05). They work without a script, so no script contains them.
      questions={
        <ServerHtml
          id="preguntas"
          className="below-200 scroll-mt-32"
          render={
            import.meta.env.SSR && (
              <QuestionList
                data={questions}
                {...questionsAt({ product, variant: askedVariant, names: questionParameters })}
              />
            )
          }
        />
      }
      pickup={<noscript>{import.meta.env.SSR && <Shops words={arrives?.pickup} />}</noscript>}
      withoutScript={<DatesWithoutScript id="codigo-postal-fecha" goal={goal} current={postalCode} />}
    />
  );
}
