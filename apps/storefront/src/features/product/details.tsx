import type { ProductDetail } from '@tianguis/contract';
import { classNames, useScopedId } from '@tianguis/ui';
import type { ReactNode } from 'react';
import { productCopy as copy } from './copy.ts';

/** The description in paragraphs. */
export function Description({ paragraphs }: { paragraphs: ProductDetail['description'] }) {
  const id = useScopedId('descripcion');
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {copy.description}
      </h2>
      <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-3 text-pretty [overflow-wrap:anywhere]">
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}

/**
 * A name with a word longer than this may break inside the word. All other names break between words only, and their
 * column grows.
 */
const longWord = /\S{20}/;
/** Codes of standards, which must not break at their hyphens: "NOM-208-SCFI-2016". */
const standardCode = /(\bNOM-[\w-]{1,24})/;

/** The groups of specifications, in two columns if there is space. A group is never split across columns. */
export function Specifications({ groups }: { groups: ProductDetail['specifications'] }) {
  const id = useScopedId('caracteristicas');
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl font-bold">
        {copy.specifications}
      </h2>
      <div className="-mb-5 gap-x-8 [overflow-wrap:anywhere] [columns:20rem_2]">
        {groups.map((group) => (
          <div key={group.group} className="break-inside-avoid pb-5">
            <table className="w-full border-collapse overflow-hidden rounded-md text-sm">
              <caption className="pb-1.5 text-left font-semibold">{group.group}</caption>
              <tbody>
                {group.rows.map(([name, value]) => (
                  <tr key={name} className="odd:bg-sunken">
                    <th
                      scope="row"
                      className={classNames(
                        'w-[42%] px-3 py-2 text-left align-top font-normal text-ink-soft',
                        !longWord.test(name) && 'wrap-break-word',
                      )}
                    >
                      {name}
                    </th>
                    <td className="px-3 py-2 align-top">{unbroken(value)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        ))}
      </div>
    </section>
  );
}

/** With a group in the pattern, every second part of the split is a match. */
function unbroken(text: string): ReactNode {
  const parts = text.split(standardCode);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
