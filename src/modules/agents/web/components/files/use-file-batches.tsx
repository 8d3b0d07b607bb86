import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Selection } from '#platform/web/table/selection.tsx';
import type { AgentFile } from '#modules/agents/contract/agent-file.ts';
import { deleteFile, setFileEnabled } from '../../files.api.ts';
import { texts } from '../../texts.ts';
import { BatchDialog, type Batch } from '../batch/batch-dialog.tsx';

interface FileBatches {
  readonly agentId: string;
  /** Those of the page in sight; what was chosen on another page is not. */
  readonly files: readonly AgentFile[];
  /** Starts a run of these files; absent while one goes on, and for those who may not. */
  readonly syncFiles: ((fileIds: readonly string[]) => void) | undefined;
}

const NONE: ReadonlySet<string> = new Set();

/** What can be done to several files at once: the selection for the table, and the dialog of what is being done. */
export function useFileBatches({ agentId, files, syncFiles }: FileBatches): {
  selection: Selection | undefined;
  dialog: ReactNode;
} {
  const t = useTexts(texts);
  const mayWrite = useMay('agents:write');
  const [selected, setSelected] = useState(NONE);
  const [batch, setBatch] = useState<Batch>();
  const chosen = files.filter(({ id }) => selected.has(id));
  const records = chosen.map(({ id, filename }) => ({ id, name: filename }));
  const count = records.length;
  const ask = (kind: 'enable' | 'disable' | 'delete', act: Batch['act']) =>
    setBatch({
      title: t(`batch.files.${kind}.title`, { count }),
      text: t(`batch.files.${kind}.text`),
      confirmLabel: t(`files.actions.${kind}`),
      danger: kind === 'delete',
      records,
      act,
    });

  const button = (label: string, onClick: () => void, danger = false) => (
    <Button
      size="compact-sm"
      variant="default"
      c={danger ? 'var(--mantine-color-danger-text)' : undefined}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const selection: Selection = {
    selected: new Set(chosen.map(({ id }) => id)),
    onChange: setSelected,
    batch: (ids) => (
      <>
        {syncFiles !== undefined &&
          button(t('batch.sync'), () => {
            syncFiles(ids);
            setSelected(NONE);
          })}
        {button(t('files.actions.enable'), () =>
          ask('enable', (id) => setFileEnabled(agentId, id, true)),
        )}
        {button(t('files.actions.disable'), () =>
          ask('disable', (id) => setFileEnabled(agentId, id, false)),
        )}
        {button(
          t('files.actions.delete'),
          () => ask('delete', (id) => deleteFile(agentId, id)),
          true,
        )}
      </>
    ),
  };
  return {
    selection: mayWrite ? selection : undefined,
    dialog: batch && (
      <BatchDialog
        batch={batch}
        onClose={() => setBatch(undefined)}
        onDone={() => {
          setBatch(undefined);
          setSelected(NONE);
        }}
      />
    ),
  };
}
