import { type ComponentType, createElement, useEffect, useState } from 'react';
import { copy } from './copy.ts';

interface LatePartProps<Props> {
  /** Loads the component's module: always the same function. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Keeps the room of what is to come. */
  className: string;
}

/** A part of a page whose script is loaded when it is shown, such as a dialog's content: first views do without it. */
export function LatePart<Props extends object>({ load, props, className }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | 'missing'>();
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setPart('missing'),
    );
  }, [load]);
  return (
    <div className={className}>
      {Part === 'missing' ? (
        <p role="alert" className="mt-2 text-alarm">
          {copy.missing}
        </p>
      ) : (
        Part && createElement(Part, props)
      )}
    </div>
  );
}
