import { type ComponentType, createElement, useEffect, useRef, useState } from 'react';
import { whenNear } from '../device/when-near.ts';
import { copy } from './copy.ts';

interface LatePartProps<Props> {
  /** Loads the component's module. Pass the same function at each rendering. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Class that reserves space for the part. */
  className: string;
  /** The part is far below: its script loads when the part is near the screen. */
  isFar?: boolean;
}

/**
 * A part of a page whose script loads when the part is shown, such as a dialog's content. Pages load without this
 * script.
 */
export function LatePart<Props extends object>({ load, props, className, isFar = false }: LatePartProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | 'missing'>();
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const start = () =>
      load().then(
        (loaded) => setPart(() => loaded),
        () => setPart('missing'),
      );
    if (isFar && room.current) return whenNear(room.current, start);
    void start();
  }, [load, isFar]);
  return (
    <div ref={room} className={className}>
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
