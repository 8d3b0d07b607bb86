import {
  Outlet,
  useRouteContext,
  useRouterState,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { ErrorState } from '../feedback/error-state.tsx';
import { PageOverlay } from '../feedback/overlay.tsx';
import { Toaster } from '../feedback/toaster.tsx';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { DetailSkeleton } from '../page/detail-skeleton.tsx';
import { useCompanyTheme } from '../theme/use-company-theme.ts';
import { Header } from './header.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';
import { isShortcut } from './shortcut.ts';
import { Sidebar } from './sidebar.tsx';
import { closeSidebarOver, toggleSidebar, useSidebar } from './sidebar-state.ts';
import { UnsavedQuestion } from './unsaved-question.tsx';
import { ViewerContext } from './viewer.ts';
import classes from './shell.module.css';

/** The frame around every screen: bar, sidebar, content. */
export function Shell() {
  const t = usePlatformTexts();
  const viewer = useRouteContext({ from: '/shell', select: (context) => context.viewer });
  const sidebar = useSidebar();
  useSidebarKey();
  useNavigationManners();
  useCompanyTheme(viewer.theme);
  useCutTexts();

  return (
    <ViewerContext value={viewer}>
      <div className={classes.shell} data-collapsed={!sidebar.open || undefined}>
        <a className={classes.skip} href="#content" inert={sidebar.over}>
          {t('shell.skip_to_content')}
        </a>
        <Sidebar />
        <Header />
        <main
          id="content"
          inert={sidebar.over}
          data-scroll-restoration-id="content"
          className={classes.content}
          tabIndex={-1}
        >
          <div className={classes.column} key={viewer.company.id}>
            <SettingsNavigation />
            <Suspense fallback={<DetailSkeleton />}>
              <Outlet />
            </Suspense>
          </div>
        </main>
      </div>
      <Toaster />
      <PageOverlay />
      <UnsavedQuestion />
    </ViewerContext>
  );
}

/** The skeleton of the frame before the person is known. */
export function ShellPending() {
  return (
    <div className={classes.shell} aria-hidden>
      <div className={classes.sidebar} />
      <div className={classes.header} />
    </div>
  );
}

/** The frame could not be built: without knowing the person and company there is nothing to show. */
export function ShellFailure({ error, reset }: ErrorComponentProps) {
  return (
    <main className={classes.alone}>
      <ErrorState error={error} onRetry={reset} />
    </main>
  );
}

/** Nothing is pointed at before the screen is there. */
function useCutTexts(): void {
  useEffect(() => {
    void import('../page/show-cut-texts.ts').then(
      ({ showCutTexts }) => showCutTexts(),
      () => undefined,
    );
  }, []);
}

function useSidebarKey(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'b')) return;
      event.preventDefault();
      toggleSidebar();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/**
 * A new screen closes the sidebar that covers it, and takes the focus: scrolling and tabbing begin there,
 * unless the screen has focused one of its own fields.
 */
function useNavigationManners(): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => {
    closeSidebarOver();
    const content = document.getElementById('content');
    if (content?.contains(document.activeElement) !== true) content?.focus({ preventScroll: true });
  }, [path]);
}
