import { Link } from '@tanstack/react-router';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useMay } from '#platform/web/shell/viewer.ts';

/** How many SOWs are assigned to an agent profile, with the way to their list, which feature development has. */
export function SowCount({ profile: { id, count_sows } }: { readonly profile: AgentProfile }) {
  const mayRead = useMay('feature-development:read');
  if (count_sows === 0 || !mayRead) return formatNumber(count_sows);
  return (
    <Link to="/orchestration-management/agent-profile/$id/sows" params={{ id }}>
      {formatNumber(count_sows)}
    </Link>
  );
}
