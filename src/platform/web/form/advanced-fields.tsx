import { IconChevronRight } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import classes from './form.module.css';

interface AdvancedFieldsProps {
  /** One of them has to be corrected, so they are shown. */
  readonly hasProblem: boolean;
  readonly children: ReactNode;
}

/** Fields that already have a good value, behind one heading. */
export function AdvancedFields({ hasProblem, children }: AdvancedFieldsProps) {
  const t = usePlatformTexts();
  const [opened, setOpened] = useState(false);
  return (
    <details
      className={classes.advanced}
      open={opened || hasProblem}
      onToggle={(event) => setOpened(event.currentTarget.open)}
    >
      <summary>
        <IconChevronRight size={16} aria-hidden />
        <span>
          <strong>{t('form.advanced')}</strong>
          <span className={classes.advancedHint}>{t('form.advanced_hint')}</span>
        </span>
      </summary>
      <div className={classes.advancedFields}>{children}</div>
    </details>
  );
}
