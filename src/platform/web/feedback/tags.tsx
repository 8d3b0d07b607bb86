import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './tags.module.css';

/** The first tags and how many more there are; the rest is shown on hover. */
export function Tags({
  names,
  shown = 3,
}: {
  readonly names: readonly string[];
  readonly shown?: number;
}) {
  const t = usePlatformTexts();
  const rest = names.slice(shown);
  if (names.length === 0) return null;
  return (
    <span className={classes.tags}>
      {names.slice(0, shown).map((name) => (
        <span key={name} className={classes.tag} title={name}>
          {name}
        </span>
      ))}
      {rest.length > 0 && (
        <span
          className={classes.more}
          title={rest.join(', ')}
          role="img"
          aria-label={`${t('feedback.more_tags', { count: rest.length })}: ${rest.join(', ')}`}
        >
          {`+${rest.length}`}
        </span>
      )}
    </span>
  );
}
