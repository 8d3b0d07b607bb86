import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import classes from './company-profile.module.css';

/** The logo as it looks, or that there is none. */
export function Logo({ source }: { readonly source: string | null }) {
  const t = useTexts(texts);
  if (source === null) return <span className={text.hint}>{t('company.no_logo')}</span>;
  return <img className={classes.logo} src={source} alt={t('fields.logo')} />;
}
