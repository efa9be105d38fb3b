import { Icon } from '@tianguis/ui';

/** A button that moves a row of pictures or cards one step to the left or right. The parent positions the button. */
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
