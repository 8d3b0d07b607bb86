import { Link, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useShellContext } from './use-shell-context.ts';
import { may, useViewer } from './viewer.ts';
import classes from './settings-navigation.module.css';

/** The screens of the settings area, above each of them; nothing elsewhere. */
export function SettingsNavigation() {
  const t = usePlatformTexts();
  const viewer = useViewer();
  const { modules } = useShellContext();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const isSetting = /^\/settings(?:\/|$)/.test(path);
  const bar = useRef<HTMLElement>(null);
  // On a phone the bar is wider than the screen.
  useEffect(() => {
    const open = bar.current?.querySelector('[aria-current]');
    open?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [path]);
  const items = modules
    .flatMap((module) => module.settings ?? [])
    .filter(({ permission }) => may(viewer, permission))
    // What is one's own comes first.
    .toSorted(
      (one, other) => Number(one.permission !== undefined) - Number(other.permission !== undefined),
    );
  if (!isSetting || items.length < 2) return null;
  return (
    <nav ref={bar} aria-label={t('shell.setting')} className={classes.bar}>
      <ul>
        {items.map(({ to, label, icon: Sign }) => (
          <li key={to}>
            <Link to={to} className={classes.item} activeOptions={{ includeSearch: false }}>
              <Sign size={16} stroke={1.7} />
              {label.text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
