import type { Ref } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';

/** A button of the title bar. */
export function BarButton({
  label,
  icon,
  iconSize = 20,
  ref,
  onClick,
}: {
  label: string;
  icon: IconName;
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
  onClick: () => void;
}) {
  return (
    <button
      ref={ref}
      type="button"
      className="grid size-11 flex-none place-items-center rounded-control hover:bg-tint focus-visible:-outline-offset-3"
      aria-label={label}
      onClick={onClick}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
