import { NativeSelect } from '@mantine/core';
import {
  agentProfileStatuses,
  statusMoves,
} from '#modules/agent-profiles/contract/agent-profile-status.ts';
import type { AgentProfile } from '#modules/agent-profiles/contract/agent-profiles.ts';
import { StatusBadge } from '#platform/web/feedback/status-badge.tsx';
import { toneOf } from '#platform/web/feedback/status-tones.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useActivateAgentProfile, useDeactivateAgentProfile } from './agent-profiles.api.ts';

/** The status, which switches between active and inactive; deleted is shown and never chosen here. */
export function StatusSelect({ profile: { id, status } }: { readonly profile: AgentProfile }) {
  const t = useTexts(texts);
  const mayWrite = useMay('agent-profiles:write');
  const activate = useActivateAgentProfile();
  const deactivate = useDeactivateAgentProfile();
  if (!mayWrite) return <StatusBadge tone={toneOf(status)} label={t(`statuses.${status}`)} />;
  return (
    <NativeSelect
      aria-label={t('fields.status')}
      value={status}
      data={agentProfileStatuses.map((value) => ({
        value,
        label: t(`statuses.${value}`),
        disabled: value === 'Deleted',
      }))}
      disabled={statusMoves[status].length === 0 || activate.isPending || deactivate.isPending}
      onChange={({ currentTarget: { value } }) =>
        (value === 'Active' ? activate : deactivate).mutate({ id })
      }
    />
  );
}
