import { Button, Switch } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Agent } from '#modules/agents/contract/agents.ts';
import type { SyncJob } from '#modules/agents/contract/sync-jobs.ts';
import { UploadArea } from '../files/upload-area.tsx';
import type { Uploads } from '../files/uploads.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import type { ByItself } from './use-sync-by-itself.ts';
import { texts } from '../texts.ts';
import { FirstQuestion } from './first-question.tsx';
import { FirstSync } from './first-sync.tsx';
import { Step } from './step.tsx';
import classes from './first-steps.module.css';

interface FirstStepsProps {
  readonly agent: Agent;
  readonly running: SyncJob | undefined;
  readonly uploads: Uploads;
  readonly byItself: ByItself;
  /** Absent while a run goes on, and for those who may not start one. */
  readonly startSync: (() => void) | undefined;
  /** Leads to the usual screen of the agent, or to a place on it. */
  readonly onLeave: (to: Partial<DetailState['search']>) => void;
}

/** From a new agent to its first answer: files, a sync that starts by itself, a question. */
export function FirstSteps({ agent, running, uploads, byItself, ...props }: FirstStepsProps) {
  const t = useTexts(texts);
  const hasFiles = agent.files_count > 0;
  const isSynced = agent.latest_sync_at !== null;
  return (
    <section className={classes.steps} aria-label={t('first_steps.title')}>
      <ol>
        <Step number={1} title={t('first_steps.files')} done={hasFiles}>
          <UploadArea uploads={uploads} />
          {hasFiles && (
            <p className={classes.fact}>
              {t('first_steps.files_count', { count: agent.files_count })}
            </p>
          )}
          <Switch
            label={t('first_steps.by_itself')}
            description={t('first_steps.by_itself_hint')}
            checked={byItself.isOn}
            onChange={(event) => byItself.setOn(event.currentTarget.checked)}
          />
        </Step>
        <Step number={2} title={t('first_steps.sync')} done={isSynced && running === undefined}>
          <FirstSync
            agent={agent}
            running={running}
            startSync={props.startSync}
            onLeave={props.onLeave}
          />
        </Step>
        <Step number={3} title={t('first_steps.question')} done={false}>
          <FirstQuestion
            agent={agent}
            onAsked={(conversation) => props.onLeave({ tab: 'ask', conversation })}
          />
        </Step>
      </ol>
      <div>
        <Button
          variant="subtle"
          rightSection={<IconArrowRight size={16} stroke={1.7} />}
          onClick={() => props.onLeave({})}
        >
          {t('first_steps.leave')}
        </Button>
      </div>
    </section>
  );
}
