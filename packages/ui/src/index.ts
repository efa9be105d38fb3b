export { Breadcrumb } from './breadcrumb.tsx';
export { Button, type ButtonLook, buttonClass } from './button.tsx';
export { classNames } from './class-names.ts';
export { EmptyState } from './empty-state.tsx';
export { Icon } from './icon.tsx';
export type { IconName } from './icons/icon-names.ts';
export { IdScope, useScopedId } from './id-scope.tsx';
export { Stars } from './stars.tsx';
