import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import { languageOfPage } from '#platform/web/i18n/language.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { chooseLanguage } from './chosen-language.ts';
import { signInTexts } from '../texts.ts';
import classes from './sign-in.module.css';

/** Thai or English, for those who cannot read the other. */
export function LanguageSwitch() {
  const t = useTexts(signInTexts);
  const shown = languageOfPage();
  return (
    <div className={classes.languages} role="group" aria-label={t('sign_in.language')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === shown}
          onClick={() => {
            if (language !== shown) chooseLanguage(language);
          }}
        >
          {t(`languages.${language}`)}
        </button>
      ))}
    </div>
  );
}
