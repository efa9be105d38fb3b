import { contentCopy } from './copy.ts';

const copy = contentCopy.preview;
const moment = new Intl.DateTimeFormat('es-MX', {
  timeZone: 'America/Mexico_City',
  dateStyle: 'long',
  timeStyle: 'medium',
});

/** Says that this page is not published (RT-15). `at` is the moment looked into, or true for now. */
export function PreviewBar({ at }: { at: string | true }) {
  return (
    <div role="status" className="preview-bar">
      <strong>{copy.title}</strong>
      <span>{at === true ? copy.text : `${copy.at(moment.format(Date.parse(at)))} ${copy.text}`}</span>
    </div>
  );
}
