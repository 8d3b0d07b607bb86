import { useId, useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import text from '#platform/web/page/text.module.css';
import type { Theme } from '#modules/companies/contract/themes.ts';
import { texts } from '../texts.ts';
import { Swatches, THEME_NAMES } from './swatches.tsx';

interface ThemeFieldProps {
  readonly label: string;
  readonly defaultValue?: Theme | null;
  readonly onChange?: (theme: Theme) => void;
  /** Where the form finds the field. */
  readonly 'data-path'?: string;
}

/** Chooses a theme by its colours, in a form. */
export function ThemeField({ label, defaultValue, onChange, 'data-path': path }: ThemeFieldProps) {
  const t = useTexts(texts);
  const id = useId();
  // The form is not drawn again for a field, so the field remembers what it shows.
  const [chosen, setChosen] = useState(defaultValue);
  const choices = THEME_NAMES.map((theme) => ({
    key: theme,
    theme,
    label: t(`themes.${theme}`),
    chosen: chosen === theme,
    choose: () => {
      setChosen(theme);
      onChange?.(theme);
    },
  }));
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={text.label}>
        {label}
      </span>
      <Swatches choices={choices} path={path} />
    </div>
  );
}
