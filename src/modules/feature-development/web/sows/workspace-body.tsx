import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { phases } from '#modules/feature-development/contract/phases.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts } from '../texts.ts';
import { stagesQuery, usePolling } from '../stages/stages.api.ts';
import { talkSearch } from '../activity/talk.search.ts';
import layout from '../records/record-page.module.css';
import type { Seen } from '../stages/conflict.ts';
import { PhaseCard } from '../stages/phase-card.tsx';
import { StageDialogs, type DialogCommand } from '../stages/stage-dialogs.tsx';
import { returnToStage } from '../stages/stage-keys.ts';
import { StageRow } from './stage-row.tsx';
import { CommentsAndActivity } from './comments-and-activity.tsx';
import classes from './sow-workspace.module.css';

export function WorkspaceBody({ sow }: { readonly sow: Sow }) {
  const t = useTexts(texts);
  const query = useQuery({ ...stagesQuery(sow.id), refetchInterval: usePolling() });
  return (
    <Loaded query={query} failedTitle={t('workspace.load_failed')}>
      {(stages) => <Stages sow={sow} stages={stages} />}
    </Loaded>
  );
}

interface StagesProps {
  readonly sow: Sow;
  readonly stages: readonly StageRecord[];
}

/** The dialog of a command that somebody has chosen, with the SOW as it was then. */
interface OpenDialog {
  readonly command: DialogCommand;
  readonly stage: number;
  readonly seen: Seen;
}

function Stages({ sow, stages }: StagesProps) {
  const t = useTexts(texts);
  const [dialog, setDialog] = useState<OpenDialog>();
  const [about, setAbout] = useState<number | null>(null);
  const [, setSearch] = useSearchState(talkSearch);
  const ofDialog = stages.find(({ stage_number }) => stage_number === dialog?.stage);
  const left = useRef<number>(undefined);
  useEffect(() => {
    if (dialog === undefined && left.current !== undefined) returnToStage(left.current);
    left.current = dialog?.stage;
  }, [dialog]);
  const comment = (stage: number) => {
    setAbout(stage);
    setSearch({ tab: 'comments' });
    // After the tab is there.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('aside textarea')?.focus());
  };
  return (
    <div className={layout.columns}>
      <div className={classes.phases}>
        {phases.map((phase) => (
          <PhaseCard
            key={phase}
            phase={phase}
            stages={stages.filter((stage) => stage.phase === phase)}
          >
            {(stage) => (
              <StageRow
                key={stage.stage_number}
                sow={sow}
                stage={stage}
                onOpen={(command) => setDialog({ command, stage: stage.stage_number, seen: sow })}
                onComment={() => comment(stage.stage_number)}
              />
            )}
          </PhaseCard>
        ))}
        <p className={classes.keys}>{t('workspace.stage.keys')}</p>
      </div>
      <aside className={layout.panel} aria-label={t('workspace.panel.label')}>
        <CommentsAndActivity sow={sow} stages={stages} about={about} onAbout={setAbout} />
      </aside>
      {dialog !== undefined && ofDialog !== undefined && (
        <StageDialogs {...dialog} sow={sow} stage={ofDialog} onClose={() => setDialog(undefined)} />
      )}
    </div>
  );
}
