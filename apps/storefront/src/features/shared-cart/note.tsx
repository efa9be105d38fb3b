import { classNames, Icon, useScopedId } from '@tianguis/ui';
import { cartPaths } from '../../shared/links/cart-paths.ts';
import { sharedCartFields as fields, type SharedNoteData } from './data.ts';
import { noteCopy as copy } from './note-copy.ts';

const mostTitles = 4;

/**
 * SC-03: the added products and their sender, the products that could not be added, and the button that undoes the
 * addition.
 */
export function SharedNote({ use, kind, by, added, notices, isUndone }: SharedNoteData) {
  const titleId = useScopedId('compartido');
  if (isUndone)
    return (
      <p role="status" className="rounded-lg bg-nopal-wash px-4 py-3 text-sm font-semibold text-nopal">
        {copy.undone}
      </p>
    );
  const more = added.length - mostTitles;
  const isWhole = added.length > 0 && notices.length === 0;
  const title = isWhole ? copy.title : copy.partly;
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] gap-3 rounded-lg px-4 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]',
        isWhole ? 'bg-nopal-wash' : 'bg-cempasuchil-wash',
      )}
    >
      <div>
        <h2
          id={titleId}
          className={classNames(
            'flex items-start gap-2 font-bold [overflow-wrap:anywhere]',
            isWhole ? 'text-nopal' : 'text-cempasuchil-ink',
          )}
        >
          <Icon name={isWhole ? 'check' : 'alert'} className="mt-0.5 size-4 flex-none" />
          {added.length === 0 ? copy.nothing : title(kind, added.length, by)}
        </h2>
        <ul className="mt-1 grid gap-0.5 pl-6">
          {added.slice(0, mostTitles).map(({ key, title, pieces }) => (
            <li key={key} className="truncate">
              {title}
              {copy.pieces(pieces)}
            </li>
          ))}
          {more > 0 && <li className="text-ink-soft">{copy.more(more)}</li>}
        </ul>
        {notices.length > 0 && (
          <ul className="mt-2 grid gap-0.5 pl-6 font-semibold text-cempasuchil-ink [overflow-wrap:anywhere]">
            {notices.map((notice) => (
              <li key={notice}>{notice}</li>
            ))}
          </ul>
        )}
      </div>
      <form method="post" action={cartPaths.sharedUndo} hidden={added.length === 0}>
        <input type="hidden" name={fields.use} value={use} />
        <button
          type="submit"
          className="inline-flex min-h-11 items-center font-semibold text-talavera underline max-sm:pl-6 sm:-mt-3 sm:px-2"
        >
          {copy.undo}
        </button>
      </form>
    </section>
  );
}
