import type { DetailState } from '../detail/detail-state.ts';
import { QuestionSetPanel } from './question-set-panel.tsx';
import { ScorePanel } from './score-panel.tsx';
import classes from './quality.module.css';

interface QualityTabProps extends DetailState {
  readonly agentId: string;
}

/** How well the agent's search finds what it must, and the questions by which that is measured. */
export function QualityTab({ agentId, search, setSearch }: QualityTabProps) {
  return (
    <div className={classes.tab}>
      <ScorePanel
        agentId={agentId}
        onSeeMissed={() => setSearch({ set_result: 'missed', set_page: 1, page: search.page })}
      />
      <QuestionSetPanel agentId={agentId} search={search} setSearch={setSearch} />
    </div>
  );
}
