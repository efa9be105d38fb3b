import { buttonClass, type FormResult, Icon } from '@tianguis/ui';
import { LinkToCopy } from '../../shared/device/link-to-copy.tsx';
import { cartPaths } from '../../shared/links/cart-paths.ts';
import { paths } from '../../shared/links/paths.ts';
import { sharedCartCopy } from './copy.ts';
import { sharedCartFields as fields, type OwnLinkData } from './data.ts';

const copy = sharedCartCopy.share;

interface OwnLinksPageProps {
  links: readonly OwnLinkData[];
  result?: FormResult | undefined;
  /** The page is shown inside the gallery. */
  sample?: boolean;
}

/** "Compartir mi carrito": forms that make and close links. */
export function OwnLinksPage({ links, result, sample = false }: OwnLinksPageProps) {
  const Heading = sample ? 'h2' : 'h1';
  const Title = sample ? 'h3' : 'h2';
  const isFault = result !== undefined && result.status !== 'done';
  return (
    <div className="page max-w-3xl pt-4 pb-10 lg:pt-8">
      <a
        href={paths.cart}
        className="touch inline-flex items-center gap-1 text-sm font-semibold text-talavera underline"
      >
        {copy.back}
      </a>
      <Heading className="mt-2 text-2xl font-bold lg:text-3xl">{copy.title}</Heading>
      <p className="mt-1 max-w-[65ch] text-ink-soft">{copy.text}</p>
      {result && (
        <p
          role={isFault ? 'alert' : 'status'}
          className={`mt-4 flex items-start gap-2 rounded-md px-4 py-3 text-sm font-semibold ${isFault ? 'bg-alarm-wash text-alarm' : 'bg-nopal-wash text-nopal'}`}
        >
          <Icon name={isFault ? 'alert' : 'check'} className="mt-0.5 size-4 flex-none" />
          {result.message}
        </p>
      )}
      <form method="post" action={cartPaths.share} className="mt-4">
        <button type="submit" className={buttonClass('primary', 'max-sm:w-full')}>
          <Icon name="link" className="size-4" />
          {copy.create}
        </button>
      </form>
      {links.length === 0 ? (
        <p className="mt-6 rounded-lg border border-dashed border-line-strong px-4 py-8 text-center text-ink-soft">
          {copy.none}
        </p>
      ) : (
        <section className="mt-8">
          <Title className="text-lg font-bold">{copy.open}</Title>
          <ul className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
            {links.map((link) => (
              <li key={link.id} className="rounded-lg border border-line bg-card p-4">
                <OwnLink link={link} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function OwnLink({ link: { id, url, products, made, until } }: { link: OwnLinkData }) {
  return (
    <LinkToCopy link={url} label={copy.label} about={copy.about(products, made, until)}>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(copy.sendText(url))}`}
        rel="noreferrer"
        className={buttonClass('outline', 'max-sm:w-full')}
      >
        <Icon name="whatsapp" className="size-4" />
        {copy.send}
      </a>
      <form method="post" action={cartPaths.share} className="max-sm:w-full">
        <input type="hidden" name={fields.link} value={id} />
        <button type="submit" className={buttonClass('outline', 'max-sm:w-full')}>
          {copy.close}
        </button>
      </form>
    </LinkToCopy>
  );
}
