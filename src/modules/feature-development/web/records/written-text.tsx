import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './records.module.css';

/** What somebody wrote, line by line, or that nobody did. */
export function Words({ text }: { readonly text: string }) {
  const t = useTexts(texts);
  return text === '' ? (
    <span className={classes.dimmed}>{t('details.none')}</span>
  ) : (
    <p className={classes.block}>{text}</p>
  );
}
