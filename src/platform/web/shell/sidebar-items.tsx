import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SidebarGroup } from '#platform/contract/sidebar-groups.ts';
import { formatNumber } from '../i18n/formats.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { NavigationItem, WaitingCount } from '../module.ts';
import { useFoldedGroups } from './use-folded-groups.ts';
import { may, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

interface SidebarItemsProps {
  readonly id?: string;
  readonly items: readonly (Pick<NavigationItem, 'to' | 'icon' | 'waiting'> & {
    readonly label: string;
  })[];
  /** The path of the entry that the open screen belongs to. */
  readonly current: string | undefined;
}

/** A group of the sidebar under its heading, which folds it; nothing where it is empty. */
export function SidebarGroupItems({
  group,
  ...props
}: SidebarItemsProps & { readonly group: SidebarGroup }) {
  const t = usePlatformTexts();
  const { folded, toggle } = useFoldedGroups();
  const isFolded = folded.includes(group);
  const id = `sidebar-${group}`;
  if (props.items.length === 0) return null;
  return (
    <div className={classes.foldable} data-folded={isFolded || undefined}>
      <button
        type="button"
        className={classes.group}
        aria-expanded={!isFolded}
        aria-controls={id}
        onClick={() => toggle(group)}
      >
        {t(`groups.${group}`)}
        <IconChevronRight size={14} aria-hidden />
      </button>
      <SidebarItems {...props} id={id} />
    </div>
  );
}

export function SidebarItems({ id, items, current }: SidebarItemsProps) {
  return (
    <ul id={id} className={classes.list}>
      {items.map(({ to, label, icon: Sign, waiting }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes.item}
            activeOptions={{ exact: true, includeSearch: false }}
            // Its screens may also be elsewhere.
            aria-current={to === current ? 'page' : undefined}
            title={label}
          >
            <Sign size={18} stroke={1.7} />
            <span className={classes.label}>{label}</span>
            {waiting !== undefined && <Waiting {...waiting} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ label, permission, about, count }: WaitingCount) {
  const enabled = may(useViewer(), permission);
  const { data = 0 } = useQuery({ queryKey: [about, 'waiting'], queryFn: count, enabled });
  if (data === 0) return null;
  return (
    <span className={classes.waiting} title={label.text}>
      {formatNumber(data)}
    </span>
  );
}
