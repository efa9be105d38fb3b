import { formatMoney } from '@tianguis/domain';
import { classNames } from '@tianguis/ui';
import { Picture } from '../../../../commerce/picture.tsx';
import { cartCopy } from '../cart-copy.ts';
import type { CartLineData } from '../cart-data.ts';
import { type LineAction, LineActions } from './line-actions.tsx';
import { Arrival, PriceNote, priceNoteOf, StateNote } from './line-notes.tsx';
import { Quantity } from './quantity.tsx';

const copy = cartCopy.line;

interface LineProps {
  line: CartLineData;
  version: number;
  wanted?: number | undefined;
  heading?: 'h3' | 'h4';
  first?: boolean;
}

/** A line of the cart: the product, its price, its arrival date, and its actions (styles: `cart-line.css`). */
export function CartLine({ line, version, wanted, heading = 'h3', first = false }: LineProps) {
  const counts = line.pieces > 0;
  return (
    <article className={classNames('cart-line', isOut(line) && 'out')}>
      <Thumbnail line={line} first={first} />
      <Title line={line} heading={heading} />
      {counts && <Amount line={line} />}
      <div className="notes">
        {counts && <Arrival line={line} />}
        <StateNote line={line} />
        <PriceNote line={line} />
      </div>
      <div className="controls">
        {line.most > 0 ? <Quantity line={line} version={version} wanted={wanted} /> : <Remedy line={line} />}
        <LineActions line={line} version={version} actions={counts ? usual : inactive(line)} />
      </div>
    </article>
  );
}

const usual: readonly LineAction[] = ['despues', 'favoritos', 'quitar'];

/** Actions of a line that cannot be bought. A product that is no longer sold can only be removed. */
const inactive = ({ state }: CartLineData): readonly LineAction[] =>
  state === 'sold-out' || state === 'choose' ? usual : ['quitar'];

/** A line in the list "saved for later". */
export function LaterLine({ line, version }: LineProps) {
  return (
    <article className="cart-line later">
      <Thumbnail line={line} />
      <Title line={line} heading="h3" />
      <div className="amount">
        <p>{formatMoney(line.price)}</p>
      </div>
      <div className="notes">
        <StateNote line={line} />
        <PriceNote line={line} />
      </div>
      <div className="controls">
        <LineActions line={line} version={version} actions={['carrito', 'favoritos', 'quitar']} />
      </div>
    </article>
  );
}

/** The picture is no link, since the title beside it already links to the product. */
function Thumbnail({ line: { picture, alt }, first = false }: { line: CartLineData; first?: boolean }) {
  return (
    <div className="picture">
      <Picture src={picture} alt={alt} sizes="(min-width: 36rem) 112px, 72px" use="wanted" side={112} first={first} />
    </div>
  );
}

const isOut = ({ pieces, state }: CartLineData): boolean => pieces === 0 && state !== 'ok';

function Title({ line, heading: Heading }: { line: CartLineData; heading: 'h3' | 'h4' }) {
  const options = line.options.join(' · ');
  const hasTwoNotes = line.state === 'less' && priceNoteOf(line) !== undefined;
  return (
    <div className="name">
      <Heading className={hasTwoNotes ? 'short' : undefined}>
        <a href={line.href}>{line.title}</a>
      </Heading>
      {options !== '' && (
        <p className="options" title={options}>
          {options}
        </p>
      )}
    </div>
  );
}

function Amount({ line: { pieces, price, amount, listPrice } }: { line: CartLineData }) {
  return (
    <div className="amount">
      <p>{formatMoney(amount)}</p>
      {listPrice > price && (
        <p>
          <span className="sr-only">{copy.before} </span>
          <s>{formatMoney(listPrice * pieces)}</s>
        </p>
      )}
      {pieces > 1 && <p>{copy.each(pieces, price)}</p>}
    </div>
  );
}

/** The next step for a line that cannot be bought, in the place of its quantity. */
function Remedy({ line: { state, href, title } }: { line: CartLineData }) {
  if (state === 'choose') return <a href={href}>{copy.choose}</a>;
  if (state !== 'sold-out' && state !== 'gone') return null;
  return (
    <a href={`${href}#parecidos`} aria-label={copy.similarOf(title)}>
      {copy.similar}
    </a>
  );
}
