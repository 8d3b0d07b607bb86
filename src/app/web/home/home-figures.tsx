import { Link } from '@tanstack/react-router';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { usePlatformTexts } from '#platform/web/i18n/use-platform-texts.ts';
import type { ModuleNews } from './use-home-news.ts';
import classes from './home.module.css';

/** Numbers that are not zero, each leading to what it counts. They come last, so nothing moves when they do. */
export function HomeFigures({ news }: { readonly news: readonly ModuleNews[] }) {
  const t = usePlatformTexts();
  const figures = news.flatMap(({ data }) => data?.figures ?? []).filter(({ value }) => value > 0);
  if (figures.length === 0) return null;
  return (
    <ul className={classes.figures} aria-label={t('home.figures')}>
      {figures.map(({ label, value, to }) => (
        <li key={label}>
          <Link to={to} className={classes.figure}>
            <span>{label}</span>
            <strong>{formatNumber(value)}</strong>
          </Link>
        </li>
      ))}
    </ul>
  );
}
