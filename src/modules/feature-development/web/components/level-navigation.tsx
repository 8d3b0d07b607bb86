import { IconFileText, IconListDetails, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { paths } from '../paths.ts';
import { texts } from '../texts.ts';
import classes from './level-navigation.module.css';

type Level = 'value_streams' | 'sops' | 'sows';

/** From any level of the work to any other, above each of them; `level` is that of the open screen. */
export function LevelNavigation({ level }: { readonly level?: Level }) {
  const t = useTexts(texts);
  const items = [
    { to: paths.valueStreams, name: 'value_streams', icon: IconRoute },
    { to: paths.allSops, name: 'sops', icon: IconListDetails },
    { to: paths.allSows, name: 'sows', icon: IconFileText },
  ] as const;
  return (
    <nav aria-label={t('lists.levels')} className={classes.bar}>
      <ul>
        {items.map(({ to, name, icon: Sign }) => (
          <li key={to}>
            <Link
              to={to}
              className={classes.item}
              data-level={name === level || undefined}
              activeOptions={{ exact: true, includeSearch: false }}
            >
              <Sign size={16} stroke={1.7} aria-hidden />
              {t(`lists.${name}.title`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
