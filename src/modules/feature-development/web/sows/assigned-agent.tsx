import { IconRobotFace } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import classes from '../records/records.module.css';

interface AssignedAgentProps {
  readonly sow: Pick<ListedSow, 'agent_profile_id' | 'agent_profile'>;
}

/** The agent profile that a SOW is assigned to, below its person. */
export function AssignedAgent({
  sow: { agent_profile_id: id, agent_profile: name },
}: AssignedAgentProps) {
  const mayRead = useMay('agent-profiles:read');
  if (id === null || name === null) return null;
  return (
    <span className={classes.agent}>
      <IconRobotFace size={16} stroke={1.7} aria-hidden />
      {mayRead ? (
        <Link to="/orchestration-management/agent-profile/$id" params={{ id }}>
          {name}
        </Link>
      ) : (
        name
      )}
    </span>
  );
}
