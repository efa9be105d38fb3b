import { mostPhotographs, photographPath, photographPreviewPath } from '@tianguis/domain/photograph';
import { Button, buttonClass, Icon, useFocusHeir, useScopedId } from '@tianguis/ui';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { photographsCopy as copy } from './photographs-copy.ts';
import {
  photographFields as fields,
  offeredTypes,
  photographsAction,
  type RefusedPhotograph,
} from './photographs-fields.ts';
import { type Sending, usePhotographs } from './use-photographs.ts';

export interface PhotographsFormProps {
  /** The id of the form to which the photographs belong. */
  form: string;
  /** The photographs that were added. */
  ids: readonly string[];
  /** Photographs of the last submission that were not added. */
  refused?: readonly RefusedPhotograph[];
  /** The path of the page that shows this form, to which the form leads back without JavaScript. */
  back?: string | undefined;
  /** Shows the form as an example, which is not sent. */
  sample?: boolean;
}

const nothing: readonly RefusedPhotograph[] = [];

/**
 * AF-02, AF-05: adds and removes up to five photographs. It is a form of its own, beside the form of the return or
 * review, which has the id in a hidden field. Without JavaScript its page stores the photographs, and leads back.
 */
export function PhotographsForm({ form, ids: stored, refused = nothing, back, sample = false }: PhotographsFormProps) {
  const id = useScopedId('fotografias');
  const root = useFocusHeir<HTMLFormElement>();
  const input = useRef<HTMLInputElement>(null);
  const [isReady, setReady] = useState(false);
  const own = usePhotographs(form, stored, refused);
  const { ids, sending } = own;
  const isBusy = sending.length > 0;
  const isFull = ids.length >= mostPhotographs;

  const take = () => {
    const field = input.current;
    if (sample || !field?.files?.length) return;
    const files = [...field.files];
    field.value = '';
    void own.add(files);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends once what was chosen before the script ran
  useEffect(() => {
    setReady(true);
    take();
  }, []);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (sample) event.preventDefault();
  };

  return (
    <form
      ref={root}
      id={id}
      method="post"
      encType="multipart/form-data"
      action={photographsAction(form, back)}
      onSubmit={onSubmit}
      data-focus-area=""
      className="form rounded-lg border border-line bg-card p-4 sm:p-5"
    >
      <p tabIndex={-1} data-focus-heir="" className="flex items-baseline gap-2 font-bold outline-none">
        {copy.title}
        <span className="text-sm font-normal text-ink-soft tabular-nums">{copy.counted(ids.length)}</span>
      </p>
      {ids.length + sending.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
          {ids.map((photograph, at) => (
            <Stored key={photograph} id={photograph} number={at + 1} onRemove={isReady ? own.remove : undefined} />
          ))}
          {sending.map(({ key, ...one }) => (
            <Progress key={key} {...one} />
          ))}
        </ul>
      )}
      <Refused refused={own.refused} />
      {isFull ? (
        <p className="text-sm text-ink-soft">{copy.full}</p>
      ) : (
        <div className="field">
          <label htmlFor={`${id}-archivo`} className="field-label">
            {copy.choose}
          </label>
          <p id={`${id}-ayuda`} className="field-hint">
            {copy.hint}
          </p>
          <input
            ref={input}
            id={`${id}-archivo`}
            type="file"
            name={fields.file}
            accept={offeredTypes}
            multiple
            disabled={isBusy}
            aria-describedby={`${id}-ayuda`}
            onChange={isReady ? take : undefined}
            className="min-h-11 w-full min-w-0 rounded-md py-1 text-base file:me-3 file:min-h-11 file:rounded-full file:border file:border-line-strong file:bg-card file:px-5 file:font-semibold file:text-ink"
          />
          {/* The script sends what is chosen. The button keeps its space, so that nothing moves. */}
          <button
            type="submit"
            className={buttonClass('outline', `justify-self-start max-sm:w-full ${isReady ? 'invisible' : ''}`)}
          >
            {copy.submit}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {own.news}
      </p>
    </form>
  );
}

interface StoredProps {
  id: string;
  number: number;
  /** Removes by script; without it, the button sends the form. */
  onRemove: ((id: string) => void) | undefined;
}

function Stored({ id, number, onRemove }: StoredProps) {
  return (
    <li className="grid content-start gap-1">
      <a href={photographPath(id)} className="block overflow-hidden rounded-md border border-line">
        <img
          src={photographPreviewPath(id)}
          alt={copy.open(number)}
          width="320"
          height="320"
          className="aspect-square h-auto w-full object-cover"
        />
      </a>
      <Button
        type="submit"
        look="quiet"
        className="px-2"
        name={fields.remove}
        value={id}
        onClick={(event) => {
          if (!onRemove) return;
          event.preventDefault();
          onRemove(id);
        }}
      >
        <Icon name="trash" className="size-4 flex-none" />
        {copy.remove}
        <span className="sr-only">{copy.removed(number)}</span>
      </Button>
    </li>
  );
}

function Progress({ name, share }: Omit<Sending, 'key'>) {
  return (
    <li className="grid aspect-square content-center gap-2 rounded-md border border-dashed border-line-strong p-2 text-xs">
      <span className="truncate">{name}</span>
      <progress max={1} value={share} aria-label={copy.sending(name)} className="w-full accent-rosa" />
    </li>
  );
}

function Refused({ refused }: { refused: readonly RefusedPhotograph[] }) {
  return (
    <div role="alert" className="text-sm text-alarm empty:hidden">
      {[...new Map(refused.map((one) => [`${one.name}: ${one.message}`, one]))].map(([key, { name, message }]) => (
        <p key={key} className="flex items-start gap-2 [overflow-wrap:anywhere]">
          <Icon name="alert" className="mt-0.5 size-4 flex-none" />
          <span className="min-w-0">
            {name !== '' && <strong>{`${name}: `}</strong>}
            {message}
          </span>
        </p>
      ))}
    </div>
  );
}
