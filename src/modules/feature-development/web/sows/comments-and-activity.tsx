import type { Sow } from '#modules/feature-development/contract/sows.ts';
import type { StageRecord } from '#modules/feature-development/contract/stages.ts';
import { Talk } from '../activity/talk.tsx';
import type { AboutStage } from '../comments/comment-list.tsx';
import type { Person } from '../comments/mentions.ts';

interface CommentsAndActivityProps extends AboutStage {
  readonly sow: Sow;
}

export function CommentsAndActivity({ sow, ...stage }: CommentsAndActivityProps) {
  return (
    <Talk
      subject={{ kind: 'sow', id: sow.id }}
      people={peopleOf(sow, stage.stages)}
      stage={stage}
    />
  );
}

function peopleOf({ assignee_id, assignee }: Sow, stages: readonly StageRecord[]): Person[] {
  const all = stages.flatMap(({ assignee_ids, assignees }) =>
    assignee_ids.map((id, place) => ({ id, name: assignees[place] ?? '' })),
  );
  if (assignee_id !== null && assignee !== null) all.push({ id: assignee_id, name: assignee });
  return [...new Map(all.filter(({ name }) => name !== '').map((one) => [one.id, one])).values()];
}
