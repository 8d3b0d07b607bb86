import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';

/** What somebody wrote, line by line, or that nobody did. */
export function WrittenText({ children }: { readonly children: string }) {
  const t = useTexts(texts);
  return children === '' ? (
    <span className={text.dimmed}>{t('details.none')}</span>
  ) : (
    <p className={text.typed}>{children}</p>
  );
}
