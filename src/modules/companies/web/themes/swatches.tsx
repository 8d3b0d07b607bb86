import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { THEMES as PALETTES } from '#platform/contract/theme-colours.ts';
import type { Theme } from '#modules/companies/contract/themes.ts';
import classes from './themes.module.css';

export const THEME_NAMES = [
  'Default',
  'Wangkanai',
  'Credence',
  'RoseTheme',
  'OliveTheme',
  'ForestTheme',
  'GarnetGradientTheme',
] as const satisfies readonly Theme[];

interface Choice {
  /** Tells it from the others; the theme itself need not. */
  readonly key: string;
  readonly theme: Theme;
  readonly label: string;
  readonly chosen: boolean;
  readonly choose: () => void;
}

interface SwatchesProps {
  readonly choices: readonly Choice[];
  /** Where a form finds its field. */
  readonly path?: string;
}

/** Themes as they look, one of which is chosen. Needs a named radio group around it. */
export function Swatches({ choices, path }: SwatchesProps) {
  const group = useId();
  return (
    <div className={classes.themes}>
      {choices.map(({ key, theme, label, chosen, choose }, place) => (
        <label key={key} className={classes.theme} data-chosen={chosen || undefined}>
          <input
            type="radio"
            name={group}
            checked={chosen}
            onChange={choose}
            data-path={place === 0 ? path : undefined}
          />
          <ThemeColours theme={theme} />
          <span className={classes.name}>
            {label}
            {chosen && <IconCheck size={16} aria-hidden />}
          </span>
        </label>
      ))}
    </div>
  );
}

/** The colours of a theme, from the strongest to the palest. */
export function ThemeColours({ theme }: { readonly theme: Theme }) {
  const palette = PALETTES[theme];
  const paint =
    'gradient' in palette
      ? `linear-gradient(100deg, ${palette.gradient.join(', ')})`
      : palette.primary[7];
  return (
    <span className={classes.colours} aria-hidden>
      <span style={{ background: paint }} />
      <span style={{ background: palette.primary[4] }} />
      <span style={{ background: palette.primary[1] }} />
    </span>
  );
}
