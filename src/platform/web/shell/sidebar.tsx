import { CloseButton } from '@mantine/core';
import { useFocusTrap } from '@mantine/hooks';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import type { NavigationItem } from '../module.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { currentItem } from './current-item.ts';
import { closeSidebarOver, useSidebar } from './sidebar-state.ts';
import { UserMenu } from './user-menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

/** Navigation: company on top, screens, the person at the bottom. */
export function Sidebar() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const { over } = useSidebar();
  const trap = useFocusTrap(over);
  useEscape(over);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const ofModules = modules
    .flatMap((module) => module.navigation ?? [])
    .filter(({ permission }) => may(viewer, permission))
    .map(({ label, ...item }) => ({ ...item, label: label.text }));
  const ofFrame = mainItems(t);
  const current = currentItem(path, [...ofFrame, ...ofModules]);

  return (
    <>
      {over && <div className={classes.shade} onClick={closeSidebarOver} aria-hidden />}
      <div
        id="sidebar"
        ref={trap}
        className={classes.sidebar}
        data-over={over || undefined}
        role={over ? 'dialog' : 'complementary'}
        aria-modal={over || undefined}
        aria-label={t('shell.sidebar')}
      >
        <div className={classes.top}>
          <CompanySwitcher />
          {over && <CloseButton aria-label={t('shell.close_sidebar')} onClick={closeSidebarOver} />}
        </div>
        <nav className={classes.items} aria-label={t('shell.main_navigation')}>
          <ItemList items={ofFrame} current={current} />
          {ofModules.length > 0 && (
            <>
              <p className={classes.group}>{t('shell.modules')}</p>
              <ItemList items={ofModules} current={current} />
            </>
          )}
        </nav>
        <UserMenu />
      </div>
    </>
  );
}

type Item = Pick<NavigationItem, 'to' | 'icon'> & { readonly label: string };

function mainItems(t: ReturnType<typeof usePlatformTexts>): Item[] {
  return [
    { to: '/', label: t('shell.home'), icon: IconHome },
    { to: '/settings', label: t('shell.setting'), icon: IconSettings },
  ];
}

interface ItemListProps {
  readonly items: readonly Item[];
  readonly current: string | undefined;
}

function ItemList({ items, current }: ItemListProps) {
  return (
    <ul className={classes.list}>
      {items.map(({ to, label, icon: Sign }) => (
        <li key={to}>
          <Link
            to={to}
            className={classes.item}
            activeOptions={{ exact: to !== current, includeSearch: false }}
            title={label}
          >
            <Sign size={18} stroke={1.7} />
            <span className={classes.label}>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function useEscape(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') closeSidebarOver();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active]);
}
