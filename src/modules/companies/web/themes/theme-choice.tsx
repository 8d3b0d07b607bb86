import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { texts } from '../texts.ts';
import { Swatches, THEME_NAMES } from './swatches.tsx';

interface ThemeChoiceProps {
  /** What is chosen, for those who do not see it. */
  readonly label: string;
  /** Null follows the company. */
  readonly value: Theme | null;
  readonly companyTheme: string | undefined;
  readonly onChange: (theme: Theme | null) => void;
}

/** The themes as they look, to be tried by pressing them. */
export function ThemeChoice({ label, value, companyTheme, onChange }: ThemeChoiceProps) {
  const t = useTexts(texts);
  const ofCompany = {
    key: 'company',
    theme: THEME_NAMES.find((name) => name === companyTheme) ?? 'Default',
    label: t('themes.company'),
    chosen: value === null,
    choose: () => onChange(null),
  };
  const own = THEME_NAMES.map((theme) => ({
    key: theme,
    theme,
    label: t(`themes.${theme}`),
    chosen: value === theme,
    choose: () => onChange(theme),
  }));
  return (
    <div role="radiogroup" aria-label={label}>
      <Swatches choices={[ofCompany, ...own]} />
    </div>
  );
}
