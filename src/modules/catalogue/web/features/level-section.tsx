import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { FieldLevel } from '#modules/catalogue/contract/entry-kinds.ts';
import { texts } from '../texts.ts';
import classes from './features.module.css';

interface LevelSectionProps {
  readonly level: FieldLevel;
  readonly count: number | undefined;
  readonly children: ReactNode;
}

export function LevelSection({ level, count, children }: LevelSectionProps) {
  const t = useTexts(texts);
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.level}>
      <header className={classes.levelHead}>
        <Title order={2} id={id}>
          {t(`levels.${level}.title`)}
          {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
        </Title>
        <p>{t(`levels.${level}.purpose`)}</p>
      </header>
      {children}
    </section>
  );
}
