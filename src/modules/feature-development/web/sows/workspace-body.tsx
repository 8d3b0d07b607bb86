import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sow } from '#modules/feature-development/contract/sows.ts';
import { phases } from '#modules/feature-development/contract/stage-order.ts';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { DetailSkeleton } from '#platform/web/page/detail-skeleton.tsx';
import { useLive } from '#platform/web/query/live.ts';
import { texts } from '../texts.ts';
import { POLL_MS, stagesQuery } from '../stages/stages.api.ts';
import { workspaceSearch } from './sow-workspace.search.ts';
import type { Seen } from '../stages/conflict.ts';
import { PhaseCard } from '../stages/phase-card.tsx';
import { StageDialogs, type DialogCommand } from '../stages/stage-dialogs.tsx';
import { StageRow } from './stage-row.tsx';
import { TalkPanel } from './comments-and-activity.tsx';
import classes from './sow-workspace.module.css';

/** A command somebody has chosen, for a stage of the SOW as it was then. */
interface Asked {
  readonly command: DialogCommand;
  readonly stage: number;
  readonly seen: Seen;
}

/** The stages of a SOW in their phases, with talk and history beside them. */
export function WorkspaceBody({ sow }: { readonly sow: Sow }) {
  const t = useTexts(texts);
  const live = useLive();
  const query = useQuery({ ...stagesQuery(sow.id), refetchInterval: live ? false : POLL_MS });
  const [asked, setAsked] = useState<Asked>();
  const [about, setAbout] = useState<number | null>(null);
  const [, setSearch] = useSearchState(workspaceSearch);
  const stages = query.data;
  if (stages === undefined) {
    if (query.error === null) return <DetailSkeleton />;
    return (
      <ErrorState
        error={query.error}
        title={t('workspace.load_failed')}
        onRetry={() => void query.refetch()}
      />
    );
  }
  const askedStage = stages.find(({ stage_number }) => stage_number === asked?.stage);
  const comment = (stage: number) => {
    setAbout(stage);
    setSearch({ tab: 'comments' });
    // After the tab is there.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('aside textarea')?.focus());
  };
  return (
    <div className={classes.columns}>
      <div className={classes.phases}>
        <p className={classes.keys}>{t('workspace.stage.keys')}</p>
        {phases.map((phase) => {
          const own = stages.filter((stage) => stage.phase === phase);
          return (
            <PhaseCard
              key={phase}
              phase={phase}
              completed={own.filter((stage) => stage.is_complete).length}
              count={own.length}
            >
              {own.map((stage) => (
                <StageRow
                  key={stage.stage_number}
                  sow={sow}
                  stage={stage}
                  onOpen={(command) => setAsked({ command, stage: stage.stage_number, seen: sow })}
                  onComment={() => comment(stage.stage_number)}
                />
              ))}
            </PhaseCard>
          );
        })}
      </div>
      <aside className={classes.aside} aria-label={t('workspace.panel.label')}>
        <TalkPanel sow={sow} stages={stages} about={about} onAbout={setAbout} />
      </aside>
      {asked !== undefined && askedStage !== undefined && (
        <StageDialogs
          sow={sow}
          stage={askedStage}
          command={asked.command}
          seen={asked.seen}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
