import { Progress } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import type { Phase } from '#modules/feature-development/contract/phases.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { phaseName } from '../records/terms.tsx';
import { texts } from '../texts.ts';
import classes from './stages.module.css';

interface PhaseCardProps {
  readonly phase: Phase;
  readonly stages: readonly StageRecord[];
  readonly children: (stage: StageRecord) => ReactNode;
}

/**
 * A phase with its stages, which a click on its head puts away. A finished one is folded at first, and in
 * the current one what is complete is, so that the current stage is in sight.
 */
export function PhaseCard({ phase, stages, children }: PhaseCardProps) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState<boolean>();
  const [withDone, setWithDone] = useState(false);
  const id = useId();
  const left = stages.filter((stage) => !stage.is_complete);
  const count = stages.length;
  const completed = count - left.length;
  const isFinished = left.length === 0;
  const opened = chosen ?? !isFinished;
  const percent = Math.round((completed / count) * 100);
  return (
    <section className={classes.phase} aria-label={phase}>
      <h2 className={classes.phaseHead}>
        <button
          type="button"
          aria-expanded={opened}
          aria-controls={id}
          onClick={() => setChosen(!opened)}
        >
          <IconChevronRight size={18} aria-hidden />
          <span>{phaseName(t, phase)}</span>
          <span className={classes.count}>{t('workspace.phase.count', { completed, count })}</span>
          <Progress
            value={percent}
            size="sm"
            color={isFinished ? 'success' : 'info'}
            aria-label={t('workspace.phase.progress', { phase })}
          />
        </button>
      </h2>
      <ol
        id={id}
        className={classes.stages}
        hidden={!opened}
        aria-label={t('workspace.stage.list', { phase })}
      >
        {opened && !isFinished && completed > 0 && (
          <li className={classes.fold}>
            <button type="button" aria-expanded={withDone} onClick={() => setWithDone(!withDone)}>
              <IconChevronRight size={16} aria-hidden />
              {t('workspace.stage.done_count', { count: completed })}
            </button>
          </li>
        )}
        {opened && (isFinished || withDone ? stages : left).map(children)}
      </ol>
    </section>
  );
}
