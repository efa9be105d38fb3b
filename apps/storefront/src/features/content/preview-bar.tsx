import { contentCopy } from './copy.ts';

const copy = contentCopy.preview;
const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'medium',
});

/** A note that this page is not published (RT-15). `at` is the moment that the preview shows, or true for now. */
export function PreviewBar({ at }: { at: string | true }) {
  return (
    <div role="status" className="preview-bar">
      <strong>{copy.title}</strong>
      <span>{at === true ? copy.text : `${copy.at(moment.format(Date.parse(at)))} ${copy.text}`}</span>
    </div>
  );
}
