import { Stack } from '#platform/web/page/stack.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { DetailState } from '../agents/agent-detail-state.ts';
import { GapsPanel } from '../knowledge-gaps/knowledge-gaps-panel.tsx';
import { QuestionSetPanel } from '../question-set/question-set-panel.tsx';
import { ScorePanel } from '../question-set/score-panel.tsx';

interface QualityTabProps extends DetailState {
  readonly agentId: string;
}

/** How well the agent's search finds what it must, and the questions by which that is measured. */
export function QualityTab({ agentId, search, setSearch }: QualityTabProps) {
  const mayWrite = useMay('agents:write');
  return (
    <Stack>
      <ScorePanel
        agentId={agentId}
        onSeeMissed={() => setSearch({ set_result: 'missed', set_page: 1, page: search.page })}
      />
      {mayWrite && <GapsPanel agentId={agentId} search={search} setSearch={setSearch} />}
      <QuestionSetPanel agentId={agentId} search={search} setSearch={setSearch} />
    </Stack>
  );
}
