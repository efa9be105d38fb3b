import { type FormResult, Icon } from '@tianguis/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { ProductCard } from '../../../commerce/product-card/product-card.tsx';
import { cookieChange } from '../../../shared/device/cookies.ts';
import { productPath } from '../../../shared/links/paths.ts';
import { listCopy as copy } from './list-copy.ts';
import { listFields as fields, listChange, type Wish, type WishList } from './list-data.ts';
import { ListForm } from './list-form.tsx';
import { PriceNote, StateNote } from './wish-notes.tsx';

interface WishCardProps {
  wish: Wish;
  list: WishList;
  /** Lists to which the product can be moved. */
  others: readonly WishList[];
  hiddenDiscount: number;
  first?: boolean;
  /** Called when the product was removed from the list, or restored. */
  onMove?: (isIn: boolean) => void;
  /** Result of a form of this card that was submitted without JavaScript. */
  result?: FormResult | undefined;
}

const sizes = '(min-width: 62rem) 230px, (min-width: 36rem) 31vw, 46vw';
const smallButton =
  'inline-flex min-h-11 items-center gap-1.5 rounded-full px-1.5 text-sm font-semibold hover:bg-sunken sm:px-2.5';

/** A product of a list: its card, the change of its price, and its actions. */
export function WishCard(props: WishCardProps) {
  const { wish, list, others, hiddenDiscount, first = false, result } = props;
  const { card } = wish;
  /** What happened to the product, which is no longer in the list. */
  const [removed, setRemoved] = useState<string>();
  const [moves, setMoves] = useState(0);
  const button = useRef<HTMLDivElement>(null);
  const isDefault = list.predeterminada;
  const about = { list: list.id, isDefault, product: card.id };

  // The pressed button was removed, so the button that replaces it takes the focus.
  useEffect(() => {
    if (moves > 0) button.current?.querySelector('button')?.focus();
  }, [moves]);

  const change = (isIn: boolean) => (answer: FormResult) => {
    setRemoved(isIn ? undefined : answer.message);
    props.onMove?.(isIn);
    setMoves((count) => count + 1);
    // Updates the count in the header.
    window.dispatchEvent(new Event(cookieChange));
    window.dispatchEvent(new Event(listChange));
  };

  if (removed !== undefined)
    return (
      <div
        ref={button}
        className="grid h-full min-h-40 content-center justify-items-center gap-2 rounded-md border border-dashed border-line-strong p-4 text-center text-sm"
      >
        <p role="status" className="text-ink-soft">
          <span className="line-clamp-2 font-semibold text-ink [overflow-wrap:anywhere]">{card.title}</span>
          {removed}
        </p>
        <ListForm what="devolver" {...about} onDone={change(true)} isTight>
          <button
            type="submit"
            aria-label={copy.undoOf(card.title)}
            className={`${smallButton} text-talavera underline`}
          >
            {copy.undo}
          </button>
        </ListForm>
      </div>
    );

  return (
    <div ref={button} className="flex h-full flex-col">
      <div className={wish.state === 'gone' ? 'grow [&_.picture]:opacity-60' : 'grow'}>
        <ProductCard product={card} hiddenDiscount={hiddenDiscount} first={first} sizes={sizes} corner={null} />
      </div>
      <div className="px-1 pt-2 text-xs">
        <PriceNote wish={wish} />
        <StateNote wish={wish} />
      </div>
      <div className="relative flex flex-wrap items-start">
        {wish.state === 'buyable' && card.canAdd && (
          <ListForm what="al-carrito" {...about} onDone={change(false)} isTight>
            <button type="submit" aria-label={copy.toCartOf(card.title)} className={`${smallButton} text-rosa-deep`}>
              <Icon name="cart" className="size-4 max-sm:hidden" />
              {copy.toCart}
            </button>
          </ListForm>
        )}
        {wish.state === 'buyable' && !card.canAdd && (
          <a
            href={productPath(card)}
            aria-label={copy.optionsOf(card.title)}
            className={`${smallButton} text-rosa-deep`}
          >
            {copy.options}
          </a>
        )}
        <ListForm what="quitar" {...about} onDone={change(false)} isTight>
          <button type="submit" aria-label={copy.removeOf(card.title)} className={smallButton}>
            <Icon name="trash" className="size-4 max-sm:hidden" />
            {copy.remove}
          </button>
        </ListForm>
        {others.length > 0 && <MoveForm wish={wish} about={about} others={others} result={result} />}
      </div>
    </div>
  );
}

interface MoveFormProps {
  wish: Wish;
  about: { list: string; isDefault: boolean; product: number };
  others: readonly WishList[];
  result: FormResult | undefined;
}

function MoveForm({ wish: { card }, about, others, result }: MoveFormProps) {
  const selectId = useId();
  return (
    <details className="group max-w-full min-w-0" open={result !== undefined}>
      <summary aria-label={copy.moveOf(card.title)} className={`${smallButton} cursor-pointer list-none`}>
        <Icon name="list" className="size-4 max-sm:hidden" />
        {copy.move}
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <ListForm
        {...about}
        result={result}
        className="absolute inset-x-0 top-full z-10 rounded-md border border-line bg-raised p-3 shadow-lift"
      >
        <label htmlFor={selectId} className="text-xs font-semibold">
          {copy.moveTo}
        </label>
        <select
          id={selectId}
          name={fields.to}
          defaultValue={others.length === 1 ? others[0]?.id : ''}
          className="field-input w-full"
        >
          {others.length > 1 && <option value="">{copy.choose}</option>}
          {others.map((list) => (
            <option key={list.id} value={list.id}>
              {list.nombre}
            </option>
          ))}
        </select>
        <div className="flex flex-wrap gap-2">
          <MoveButton what="mover">{copy.moveIt}</MoveButton>
          <MoveButton what="copiar">{copy.copyIt}</MoveButton>
        </div>
      </ListForm>
    </details>
  );
}

function MoveButton({ what, children }: { what: 'mover' | 'copiar'; children: string }) {
  return (
    <button
      type="submit"
      name={fields.what}
      value={what}
      className="min-h-11 grow rounded-full border border-line-strong px-3 text-sm font-semibold hover:border-ink"
    >
      {children}
    </button>
  );
}
