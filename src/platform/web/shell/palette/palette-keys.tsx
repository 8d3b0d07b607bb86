import { usePlatformTexts } from '../../i18n/use-platform-texts.ts';
import classes from './palette.module.css';

/** The keys, for people who see them; screen readers announce them from the field's role. */
export function PaletteKeys() {
  const t = usePlatformTexts();
  return (
    <div className={classes.keys} aria-hidden>
      <span>
        <kbd>{'↑'}</kbd>
        <kbd>{'↓'}</kbd>
        {t('palette.hint_move')}
      </span>
      <span>
        <kbd>{'↵'}</kbd>
        {t('palette.hint_choose')}
      </span>
      <span>
        <kbd>{'Esc'}</kbd>
        {t('palette.hint_close')}
      </span>
    </div>
  );
}
