import { Progress } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Phase } from '#modules/feature-development/contract/stage-order.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import classes from './stages.module.css';

interface PhaseCardProps {
  readonly phase: Phase;
  readonly completed: number;
  readonly count: number;
  readonly children: ReactNode;
}

/** A phase with its stages, which a click on its head puts away. */
export function PhaseCard({ phase, completed, count, children }: PhaseCardProps) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(true);
  const id = useId();
  const percent = Math.round((completed / count) * 100);
  return (
    <section className={classes.phase} aria-label={phase}>
      <h2 className={classes.phaseHead}>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setOpened(!opened)}
        >
          <IconChevronRight size={18} aria-hidden />
          <span>{phase}</span>
          <span className={classes.count}>{t('workspace.phase.count', { completed, count })}</span>
          <Progress
            value={percent}
            size="sm"
            color={completed === count ? 'success' : 'info'}
            aria-label={t('workspace.phase.progress', { phase })}
          />
          <span className={classes.percent}>{`${formatNumber(percent)}%`}</span>
        </button>
      </h2>
      <ol
        id={id}
        className={classes.stages}
        hidden={!opened}
        aria-label={t('workspace.stage.list', { phase })}
      >
        {opened && children}
      </ol>
    </section>
  );
}
