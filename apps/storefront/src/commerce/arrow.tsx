import { Icon } from '@tianguis/ui';

/** One step through a row of pictures or cards, to the left or to the right; where it stands is its owner's. */
export function Arrow(props: {
  side: 'left' | 'right';
  label: string;
  disabled: boolean;
  onClick(): void;
  className: string;
}) {
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
      className={props.className}
    >
      <Icon name={`chevron-${props.side}`} />
    </button>
  );
}
