import { PictureChoice } from '#platform/web/form/picture-choice.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { LOGO_PIXELS } from '#modules/companies/contract/company-profile.ts';
import { texts } from '../texts.ts';
import classes from './company-profile.module.css';
import { Logo } from './logo.tsx';

interface LogoFieldProps {
  readonly value: string | null;
  readonly error: string | undefined;
  readonly onChange: (logo: string | null) => void;
}

/** The company's logo. */
export function LogoField({ value, error, onChange }: LogoFieldProps) {
  const t = useTexts(texts);
  const labels = {
    choose: t('company.choose_logo'),
    remove: t('company.remove_logo'),
    unusable: t('company.logo_unreadable'),
  };
  return (
    <div role="group" aria-labelledby="company-logo">
      <span id="company-logo" className={classes.label}>
        {t('company.logo')}
      </span>
      <PictureChoice picture={value} pixels={LOGO_PIXELS} labels={labels} onChange={onChange}>
        <Logo source={value} />
      </PictureChoice>
      <p className={classes.hint}>{t('company.logo_hint')}</p>
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </div>
  );
}
