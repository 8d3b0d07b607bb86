import { CloseButton } from '@mantine/core';
import { IconHome, IconSettings } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { SIDEBAR_GROUPS } from '#platform/contract/sidebar-groups.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { CompanySwitcher } from './company-switcher.tsx';
import { currentItem } from './current-item.ts';
import { SidebarGroupItems, SidebarItems } from './sidebar-items.tsx';
import { closeSidebarOver, useSidebar } from './sidebar-state.ts';
import { UserMenu } from './user-menu.tsx';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './sidebar.module.css';

/** Navigation: company on top, screens by groups, the person at the bottom. */
export function Sidebar() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const { over } = useSidebar();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (over) box.current?.querySelector('button')?.focus();
  }, [over]);
  useEscape(over);
  const path = useRouterState({ select: (state) => state.location.pathname });
  const ofModules = modules
    .flatMap((module) => module.navigation ?? [])
    .filter(({ group, permission }) => group !== undefined && may(viewer, permission))
    .map(({ label, ...item }) => ({ ...item, label: label.text }));
  const ofFrame = [
    { to: '/', label: t('shell.home'), icon: IconHome },
    { to: '/settings', label: t('shell.setting'), icon: IconSettings },
  ];
  const current = currentItem(path, [...ofFrame, ...ofModules]);
  useInSight(current);

  return (
    <>
      {over && <div className={classes.shade} onClick={closeSidebarOver} aria-hidden />}
      <div
        id="sidebar"
        ref={box}
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
          <SidebarItems items={ofFrame} current={current} />
          {SIDEBAR_GROUPS.map((group) => (
            <SidebarGroupItems
              key={group}
              group={group}
              items={ofModules.filter((item) => item.group === group)}
              current={current}
            />
          ))}
        </nav>
        <UserMenu />
      </div>
    </>
  );
}

/** The entry of the open screen is in sight, however long the list is. */
function useInSight(current: string | undefined): void {
  useEffect(() => {
    const entry = document.querySelector('#sidebar a[aria-current="page"]');
    entry?.scrollIntoView({ block: 'nearest' });
  }, [current]);
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
