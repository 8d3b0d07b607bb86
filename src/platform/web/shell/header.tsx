import { ActionIcon } from '@mantine/core';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { AppearanceMenu } from './appearance-menu.tsx';
import { Breadcrumbs } from './breadcrumb-bar.tsx';
import { InboxBell } from './inbox/inbox-bell.tsx';
import { Palette } from './palette/palette.tsx';
import { QuickActions } from './quick-actions.tsx';
import { toggleSidebar, useSidebar } from './sidebar-state.ts';
import { useViewer } from './viewer.ts';
import classes from './shell.module.css';

/** The bar on top: sidebar, breadcrumbs, palette, inbox, quick actions, colour scheme. */
export function Header() {
  const t = usePlatformTexts();
  const { open, over } = useSidebar();
  const { company, companies } = useViewer();
  return (
    <header className={classes.header} inert={over}>
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
      {companies.length > 1 && (
        <button type="button" className={classes.headerCompany} onClick={toggleSidebar}>
          {company.name}
        </button>
      )}
      <div className={classes.headerEnd}>
        <Palette />
        <InboxBell />
        <QuickActions />
        <AppearanceMenu />
      </div>
    </header>
  );
}
