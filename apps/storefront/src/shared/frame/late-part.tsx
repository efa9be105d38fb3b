import { type ComponentType, createElement, useEffect, useState } from 'react';
import { copy } from './copy.ts';

interface LatePartProps<Props> {
  /** Loads the component's module. Pass the same function at each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Class that reserves space for the part. */
  className: string;
}

/**
 * A part of a page whose script loads when the part is shown, such as a dialog's content. Pages load without this
 * script.
 */
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
