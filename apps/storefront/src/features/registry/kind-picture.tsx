import type { RegistryKind } from '@tianguis/domain/registry';
import { Icon, type IconName } from '@tianguis/ui';

const looks: Readonly<Record<RegistryKind, { icon: IconName; wash: string }>> = {
  wedding: { icon: 'heart', wash: 'bg-alarm-wash text-alarm' },
  baby: { icon: 'moon', wash: 'bg-talavera-wash text-talavera' },
  birthday: { icon: 'sparkles', wash: 'bg-cempasuchil-wash text-cempasuchil-ink' },
  fifteen: { icon: 'star', wash: 'bg-alarm-wash text-alarm' },
  baptism: { icon: 'sun', wash: 'bg-talavera-wash text-talavera' },
  home: { icon: 'home', wash: 'bg-nopal-wash text-nopal' },
  other: { icon: 'gift', wash: 'bg-cempasuchil-wash text-cempasuchil-ink' },
};

/** The cover of a registry: a drawing of its event. */
export function KindPicture({ kind, className = '' }: { kind: RegistryKind; className?: string }) {
  const { icon, wash } = looks[kind];
  return (
    <span aria-hidden className={`grid flex-none place-items-center rounded-full ${wash} ${className}`}>
      <Icon name={icon} className="size-1/2" />
    </span>
  );
}
