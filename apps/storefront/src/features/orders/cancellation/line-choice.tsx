import { Icon, useField } from '@tianguis/ui';
import { GoodsPicture } from '../goods-picture.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import { cancellationFields } from './cancellation-fields.ts';
import type { ChooseLine } from './choose-data.ts';

const copy = cancellationCopy.choose;

interface LineChoiceProps {
  line: ChooseLine;
  /** The line has the focus if nothing is chosen. */
  isFirst: boolean;
}

/** A line of an order whose pieces can be cancelled: a box for one piece, a number for several pieces. */
export function LineChoice({ line, isFirst }: LineChoiceProps) {
  const field = useField(line.field);
  const all = useField(cancellationFields.pieces);
  const isFocused = isFirst && all.autoFocus;
  const describedBy = (...own: (string | false)[]) =>
    [...own, all.error !== undefined && all.errorId].filter(Boolean).join(' ') || undefined;
  const { title, options, picture, most } = line;
  const goods = (
    <>
      <GoodsPicture src={picture} side={56} className="size-14" />
      <span className="min-w-0 grow text-sm [overflow-wrap:anywhere]">
        <span className="line-clamp-4 leading-snug font-semibold sm:line-clamp-none">{title}</span>
        {options !== '' && <span className="block text-ink-soft">{options}</span>}
      </span>
    </>
  );
  const rowLook = 'flex items-center gap-3 p-4 sm:px-5';
  return (
    <li className="border-b border-line last:border-b-0">
      {most === 1 ? (
        <label className={`${rowLook} cursor-pointer hover:bg-sunken/50`}>
          {goods}
          <input
            id={field.id}
            type="checkbox"
            name={line.field}
            value="1"
            defaultChecked={field.value === '1'}
            // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
            autoFocus={isFocused}
            aria-describedby={describedBy()}
            className="size-6 flex-none accent-[var(--rosa)]"
          />
        </label>
      ) : (
        <div className={rowLook}>
          {goods}
          <span className="grid flex-none justify-items-center gap-0.5 text-xs text-ink-soft">
            <label htmlFor={field.id}>
              {copy.pieces} <span className="sr-only">{copy.piecesOf(title)}</span>
            </label>
            <input
              id={field.id}
              type="number"
              name={line.field}
              min={0}
              max={most}
              step={1}
              inputMode="numeric"
              defaultValue={field.value}
              // biome-ignore lint/a11y/noAutofocus: the first error of a document that answers a form
              autoFocus={isFocused || field.autoFocus}
              aria-invalid={field.invalid}
              aria-describedby={describedBy(field.hintId, field.error !== undefined && field.errorId)}
              className="field-input w-18 flex-none px-2 text-center tabular-nums"
            />
            <span id={field.hintId}>{copy.of(most)}</span>
          </span>
        </div>
      )}
      {field.error !== undefined && (
        <p id={field.errorId} className="field-error px-4 pb-3 sm:px-5">
          <Icon name="alert" className="size-4 flex-none" />
          <span className="min-w-0">{field.error}</span>
        </p>
      )}
    </li>
  );
}
