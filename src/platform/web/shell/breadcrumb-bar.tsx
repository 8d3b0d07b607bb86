import { IconChevronRight } from '@tabler/icons-react';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { crumbsOf, type Crumb } from './breadcrumbs.ts';
import { useNamedCrumbs } from './crumb-names.ts';
import { useRememberPlace } from './recent-places.ts';
import { useShellContext } from './use-shell-context.ts';
import classes from './shell.module.css';

/** The way to the open screen; what it leads to is remembered for the palette. */
export function Breadcrumbs() {
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

  const routeOf = (to: string) => {
    const [branch, parameters] = router.getMatchedRoutes(to);
    const route: unknown = branch.at(-1)?.fullPath;
    // A route whose path is only a prefix is distinguished by the rest that it leaves over.
    const isRoute = branch.length > 1 && !('**' in parameters);
    return typeof route === 'string' && isRoute ? route : undefined;
  };
  const crumbs = crumbsOf(path, { labels, names: useNamedCrumbs(), routeOf });
  const isScreen = modules.some((module) => module.navigation?.some(({ to }) => to === path));
  // A form is named like a record, but its route has a label of its own.
  const isForm = !isScreen && labels.has(routeOf(path) ?? path);
  useRemembered(isForm ? undefined : path, isScreen, crumbs);
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

/** Screens of the sidebar, and records by what they are; a form is no place to come back to. */
function useRemembered(
  path: string | undefined,
  isScreen: boolean,
  crumbs: readonly Crumb[],
): void {
  const remember = useRememberPlace();
  const last = crumbs.at(-1);
  const isPlace = last?.to === path && (isScreen || last?.named === true);
  const name = isPlace ? last?.label : undefined;
  const detail = isScreen ? undefined : crumbs.at(-2)?.label;
  useEffect(() => {
    if (path !== undefined && name !== undefined) remember({ to: path, name, detail });
  }, [remember, path, name, detail]);
}
