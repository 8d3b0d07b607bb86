import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './paper.module.css';

/** The pages of a quotation below each other, as they are printed. */
export function PaperPicture({ svg }: { readonly svg: string }) {
  const t = useTexts(texts);
  return (
    <img
      className={classes.picture}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
      alt={t('sending.picture')}
    />
  );
}
