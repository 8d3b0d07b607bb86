import { IconCheck } from '@tabler/icons-react';
import { THEMES as PALETTES } from '#platform/contract/theme-colours.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { texts } from '../texts.ts';
import classes from './themes.module.css';

const NAMES = [
  'Default',
  'Wangkanai',
  'Credence',
  'RoseTheme',
  'OliveTheme',
  'ForestTheme',
  'GarnetGradientTheme',
] as const satisfies readonly Theme[];

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
  const ofCompany = NAMES.find((name) => name === companyTheme) ?? 'Default';
  return (
    <div className={classes.themes} role="radiogroup" aria-label={label}>
      <Swatch
        name={ofCompany}
        label={t('themes.company')}
        chosen={value === null}
        onChoose={() => onChange(null)}
      />
      {NAMES.map((name) => (
        <Swatch
          key={name}
          name={name}
          label={t(`themes.${name}`)}
          chosen={value === name}
          onChoose={() => onChange(name)}
        />
      ))}
    </div>
  );
}

interface SwatchProps {
  readonly name: Theme;
  readonly label: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}

function Swatch({ name, label, chosen, onChoose }: SwatchProps) {
  const palette = PALETTES[name];
  const paint =
    'gradient' in palette
      ? `linear-gradient(100deg, ${palette.gradient.join(', ')})`
      : palette.primary[7];
  return (
    <label className={classes.theme} data-chosen={chosen || undefined}>
      <input type="radio" name="theme" checked={chosen} onChange={onChoose} />
      <span className={classes.colours} aria-hidden>
        <span style={{ background: paint }} />
        <span style={{ background: palette.primary[4] }} />
        <span style={{ background: palette.primary[1] }} />
      </span>
      <span className={classes.name}>
        {label}
        {chosen && <IconCheck size={16} aria-hidden />}
      </span>
    </label>
  );
}
