import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { deleteFile, setFileEnabled } from './files.api.ts';
import { texts } from '../texts.ts';
import { useBatches, type BatchAction } from '#platform/web/records/use-batches.tsx';

interface FileBatches {
  readonly agentId: string;
  /** Those of the page in sight. */
  readonly files: readonly AgentFile[];
  /** Starts a run of these files; absent while one goes on, and for those who may not. */
  readonly syncFiles: ((fileIds: readonly string[]) => void) | undefined;
}

/** What can be done to several files at once. */
export function useFileBatches({ agentId, files, syncFiles }: FileBatches) {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');

  return useBatches({
    records: files.map(({ id, filename }) => ({ id, name: filename })),
    refreshes: ['agent', 'agent_file', 'sync_job'],
    actionsFor: (count) => {
      if (!mayWrite) return [];
      const batch = (
        kind: 'enable' | 'disable' | 'delete',
        act: (id: string) => Promise<unknown>,
      ): BatchAction => ({
        label: t(`files.actions.${kind}`),
        danger: kind === 'delete',
        ask: {
          title: t(`batch.files.${kind}.title`, { count }),
          text: t(`batch.files.${kind}.text`),
          act,
        },
      });
      return [
        ...(syncFiles === undefined ? [] : [{ label: t('batch.sync'), run: syncFiles }]),
        batch('enable', (id) => setFileEnabled(agentId, id, true)),
        batch('disable', (id) => setFileEnabled(agentId, id, false)),
        batch('delete', (id) => deleteFile(agentId, id)),
      ];
    },
  });
}
