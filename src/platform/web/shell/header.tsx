import { ActionIcon } from '@mantine/core';
import { IconChevronRight, IconLayoutSidebar } from '@tabler/icons-react';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { AppearanceMenu } from './appearance-menu.tsx';
import { crumbsOf } from './breadcrumbs.ts';
import { useNamedCrumbs } from './crumb-names.ts';
import { InboxBell } from './inbox/inbox-bell.tsx';
import { Palette } from './palette/palette.tsx';
import { QuickActions } from './quick-actions.tsx';
import { toggleSidebar, useSidebar } from './sidebar-state.ts';
import { useShellContext } from './use-shell-context.ts';
import classes from './shell.module.css';

/** The bar on top: sidebar, breadcrumbs, palette, inbox, quick actions, colour scheme. */
export function Header() {
  const t = usePlatformTexts();
  const { open, over } = useSidebar();
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.headerButton}
        aria-label={t('shell.toggle_sidebar')}
        aria-keyshortcuts="Control+B Meta+B"
        title={`${t('shell.toggle_sidebar')} (Ctrl+B)`}
        aria-expanded={open || over}
        aria-controls="sidebar"
        onClick={toggleSidebar}
      >
        <IconLayoutSidebar size={18} stroke={1.7} />
      </ActionIcon>
      <Breadcrumbs />
      <div className={classes.headerEnd}>
        <Palette />
        <InboxBell />
        <QuickActions />
        <AppearanceMenu />
      </div>
    </header>
  );
}

function Breadcrumbs() {
  const t = usePlatformTexts();
  const router = useRouter();
  const { modules } = useShellContext();
  const path = useRouterState({ select: (state) => state.location.pathname });

  const labels = useMemo(() => {
    const items = modules.flatMap((module) => module.navigation ?? []);
    return new Map([
      ['/settings', t('shell.setting')] as const,
      ...items.map(({ to, label }) => [to, label.text] as const),
      ...modules
        .flatMap((module) => Object.entries(module.crumbs ?? {}))
        .map(([to, label]) => [to, label.text] as const),
    ]);
  }, [modules, t]);

  const crumbs = crumbsOf(path, {
    labels,
    names: useNamedCrumbs(),
    routeOf: (to) => {
      const [branch, parameters] = router.getMatchedRoutes(to);
      const route: unknown = branch.at(-1)?.fullPath;
      // A route whose path is only a prefix is distinguished by the rest that it leaves over.
      return typeof route === 'string' && !('**' in parameters) ? route : undefined;
    },
  });
  return (
    <nav className={classes.crumbs} aria-label={t('shell.breadcrumbs')}>
      <ol>
        <li>
          <Link to="/">{t('shell.home')}</Link>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? crumb.label} data-named={crumb.named}>
            <IconChevronRight size={14} aria-hidden />
            {crumb.to === undefined || index === crumbs.length - 1 ? (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            ) : (
              <Link to={crumb.to} title={crumb.label} activeOptions={{ exact: true }}>
                {crumb.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
