import type { ContentPage } from '@tianguis/contract';
import { dateFormat } from '@tianguis/domain';
import { contentCopy } from './copy.ts';

const copy = contentCopy.version;
const inWords = dateFormat({ dateStyle: 'long' });

/** The version of a legal text and the date from which it is valid (RT-27), above the text. */
export function VersionLine({
  version: { name, valid_from, is_current },
  path,
}: {
  version: NonNullable<ContentPage['version']>;
  /** Path of the current version. */
  path: string;
}) {
  return (
    <p className="mx-auto mt-4 max-w-180 text-sm text-ink-soft">
      {copy.line(name, inWords(valid_from))}
      {!is_current && (
        <>
          {' '}
          {copy.old}{' '}
          <a href={path} className="text-talavera underline">
            {copy.current}
          </a>
        </>
      )}
    </p>
  );
}
