import {
  AGENT_PROFILE,
  type AgentProfile,
} from '#modules/agent-profiles/contract/agent-profiles.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useBatches } from '#platform/web/records/use-batches.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { activateProfile, deactivateProfile, deleteProfile } from './agent-profiles.api.ts';

/** What can be done to several agent profiles of the list at once; one whose status does not allow it says so. */
export function useProfileBatches(profiles: readonly AgentProfile[]) {
  const t = useTexts(texts);
  const mayWrite = useMay('agent-profiles:write');
  const mayDelete = useMay('agent-profiles:delete');
  const moves = [
    ...(mayWrite
      ? ([
          ['activate', activateProfile],
          ['deactivate', deactivateProfile],
        ] as const)
      : []),
    ...(mayDelete ? ([['delete', deleteProfile]] as const) : []),
  ];
  return useBatches({
    records: profiles.map(({ id, code, name }) => ({ id, name: `${code} · ${name}` })),
    refreshes: [AGENT_PROFILE],
    actionsFor: (count) =>
      moves.map(([move, act]) => ({
        label: t(`several.${move}.label`),
        danger: move === 'delete',
        ask: {
          title: t(`several.${move}.title`, { count }),
          text: t(`several.${move}.text`),
          act,
        },
      })),
  });
}
