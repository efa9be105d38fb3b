import { formatMoney, priceChangeWords } from '@tianguis/domain';
import { classNames, Icon, type IconName } from '@tianguis/ui';
import { Picture } from '../../../../commerce/picture.tsx';
import { cartCopy } from '../cart-copy.ts';
import { type CartAction, type CartLineData, cartFields as fields } from '../cart-data.ts';
import { LineForm } from './line-form.tsx';
import { Quantity } from './quantity.tsx';

const copy = cartCopy.line;

interface LineProps {
  line: CartLineData;
  version: number;
  wanted?: number | undefined;
  heading?: 'h3' | 'h4';
  first?: boolean;
}

/** A line of the cart: the product, its price, its arrival date, and its actions. */
export function CartLine({ line, version, wanted, heading: Heading = 'h3', first = false }: LineProps) {
  const counts = line.pieces > 0;
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-4">
      <Thumbnail line={line} first={first} />
      <div className="min-w-0">
        <Title line={line} heading={Heading} />
        {counts && line.arrival && (
          <p className="mt-1 flex items-start gap-1.5 text-sm text-nopal">
            <Icon name="truck" className="mt-0.5 size-4 flex-none" />
            {line.arrival}
          </p>
        )}
        {line.isFulfilled && counts && (
          <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
            <Icon name="punctual" className="size-4 flex-none" />
            {cartCopy.fulfilled}
          </p>
        )}
        <StateNote line={line} />
        <PriceNote line={line} />
      </div>
      <Amount line={line} />
      <div className="col-span-full flex flex-wrap items-center gap-x-1 gap-y-1 sm:col-span-2 sm:col-start-2">
        {line.most > 0 && <Quantity line={line} version={version} wanted={wanted} />}
        {line.most > 0 && (wanted ?? line.wanted) >= line.most && (
          <span className="px-2 text-xs text-ink-soft">{copy.most(line.most)}</span>
        )}
        <Actions line={line} version={version} actions={counts ? ['despues', 'favoritos', 'quitar'] : inactive(line)} />
      </div>
    </article>
  );
}

/** Actions of a line that cannot be bought. A product that is no longer sold can only be removed. */
const inactive = ({ state }: CartLineData): LineAction[] =>
  state === 'sold-out' || state === 'choose' ? ['despues', 'favoritos', 'quitar'] : ['quitar'];

/** A line in the list "saved for later". */
export function LaterLine({ line, version }: LineProps) {
  return (
    <article className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-2">
      <Thumbnail line={line} />
      <div className="min-w-0">
        <Title line={line} heading="h3" />
        <p className="mt-1 font-bold">{formatMoney(line.price)}</p>
        <StateNote line={line} />
        <PriceNote line={line} />
      </div>
      <div className="col-span-full flex flex-wrap items-center gap-x-1">
        <Actions line={line} version={version} actions={['carrito', 'favoritos', 'quitar']} />
      </div>
    </article>
  );
}

/** The picture is no link, since the title beside it already links to the product. */
function Thumbnail({ line, first = false }: { line: CartLineData; first?: boolean }) {
  return (
    <div>
      <Picture
        src={line.picture}
        alt={line.alt}
        sizes="(min-width: 36rem) 112px, 88px"
        use="wanted"
        side={112}
        first={first}
        className={classNames('aspect-square w-full rounded-md bg-sunken object-cover', isOut(line) && 'opacity-60')}
      />
    </div>
  );
}

const isOut = ({ pieces, state }: CartLineData): boolean => pieces === 0 && state !== 'ok';

function Title({ line, heading: Heading }: { line: CartLineData; heading: 'h3' | 'h4' }) {
  return (
    <>
      <Heading className="line-clamp-3 text-sm leading-snug font-semibold [overflow-wrap:anywhere] sm:text-base">
        <a href={line.href} className="hover:underline">
          {line.title}
        </a>
      </Heading>
      {line.options.length > 0 && (
        <p className="mt-0.5 text-sm [overflow-wrap:anywhere] text-ink-soft">{line.options.join(' · ')}</p>
      )}
    </>
  );
}

function Amount({ line }: { line: CartLineData }) {
  if (line.pieces === 0) return null;
  return (
    <div className="col-start-2 text-left sm:col-start-3 sm:row-start-1 sm:text-right">
      <p className="text-lg leading-tight font-bold tabular-nums">{formatMoney(line.amount)}</p>
      {line.pieces > 1 && <p className="text-xs text-ink-soft">{copy.each(line.price)}</p>}
      {line.listPrice > line.price && (
        <p className="text-xs text-ink-soft">
          <span className="sr-only">{copy.before} </span>
          <s>{formatMoney(line.listPrice)}</s>
        </p>
      )}
    </div>
  );
}

/** Why fewer pieces of a line count than before, or none. */
function StateNote({ line }: { line: CartLineData }) {
  const { state, wanted, pieces, href, title } = line;
  if (state === 'ok') return null;
  const text = state === 'less' ? copy.states.less(wanted, pieces) : copy.states[state](wanted);
  return (
    <p
      tabIndex={-1}
      data-focus-heir=""
      className="mt-1 flex items-start gap-1.5 text-sm font-semibold text-cempasuchil-ink outline-none"
    >
      <Icon name="alert" className="mt-0.5 size-4 flex-none" />
      <span className="min-w-0">
        {text}{' '}
        {state === 'choose' && (
          <a href={href} className="touch text-talavera underline">
            {copy.choose}
          </a>
        )}
        {(state === 'sold-out' || state === 'gone') && (
          <a href={`${href}#parecidos`} aria-label={copy.similarOf(title)} className="touch text-talavera underline">
            {copy.similar}
          </a>
        )}
      </span>
    </p>
  );
}

function PriceNote({ line: { priceBefore, price } }: { line: CartLineData }) {
  const change = priceBefore === null ? undefined : priceChangeWords(priceBefore, price);
  if (priceBefore === null || change === undefined) return null;
  return (
    <p
      className={classNames(
        'mt-1 w-fit rounded-sm px-1.5 py-0.5 text-sm font-semibold',
        price < priceBefore ? 'bg-nopal-wash text-nopal' : 'bg-cempasuchil-wash text-cempasuchil-ink',
      )}
    >
      {copy.priceChanged(change, priceBefore)}
    </p>
  );
}

type LineAction = Extract<CartAction, 'despues' | 'favoritos' | 'quitar' | 'carrito'>;

const looks: Readonly<Record<LineAction, { icon: IconName; word: string; of(title: string): string }>> = {
  despues: { icon: 'clock', word: copy.later, of: copy.laterOf },
  favoritos: { icon: 'heart', word: copy.wish, of: copy.wishOf },
  quitar: { icon: 'trash', word: copy.remove, of: copy.removeOf },
  carrito: { icon: 'cart', word: copy.toCart, of: copy.toCartOf },
};

function Actions({ line, version, actions }: LineProps & { actions: readonly LineAction[] }) {
  return (
    <LineForm line={line} version={version} className="flex flex-wrap items-center">
      {actions.map((action) => {
        const { icon, word, of } = looks[action];
        return (
          <button
            key={action}
            type="submit"
            name={fields.what}
            value={action}
            aria-label={of(line.title)}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-2 text-sm font-semibold hover:bg-sunken"
          >
            <Icon name={icon} className="size-4 max-sm:hidden" />
            {word}
          </button>
        );
      })}
    </LineForm>
  );
}
