import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { texts } from '../texts.ts';
import { ThemeColours } from './swatches.tsx';
import classes from './themes.module.css';

/** A theme by its name and its colours. */
export function ThemeSample({ theme }: { readonly theme: Theme }) {
  const t = useTexts(texts);
  return (
    <span className={classes.sample}>
      <ThemeColours theme={theme} />
      {t(`themes.${theme}`)}
    </span>
  );
}
