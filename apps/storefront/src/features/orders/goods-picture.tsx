import { classNames, Icon } from '@tianguis/ui';
import { Picture } from '../../commerce/picture.tsx';

/** The picture of ordered goods, as it was that day. An icon stands in the place of a missing picture. */
export function GoodsPicture({ src, side, className }: { src: string | null; side: number; className?: string }) {
  const look = classNames('flex-none rounded-md bg-sunken', className);
  if (src === null || src === '')
    return (
      <span className={classNames(look, 'grid place-items-center')}>
        <Icon name="package" className="size-6 text-ink-soft" />
      </span>
    );
  return (
    <Picture
      src={src}
      alt=""
      sizes={`${side}px`}
      use="wanted"
      side={side}
      className={classNames(look, 'object-cover')}
    />
  );
}
