import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '#platform/web/form/form-dialog.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { AgentFile } from '#modules/agents/contract/files.ts';
import { textEncodings } from '#modules/agents/contract/text-encodings.ts';
import { texts } from '../texts.ts';
import { useFileChange } from './use-file-change.ts';

interface EncodingDialogProps {
  readonly agentId: string;
  readonly file: AgentFile;
  readonly onClose: () => void;
}

/** Chooses the encoding of a text file; without a choice the next sync finds it by itself. */
export function EncodingDialog({ agentId, file, onClose }: EncodingDialogProps) {
  const t = useTexts(texts);
  const change = useFileChange(agentId, file);
  const [encoding, setEncoding] = useState(file.chosen_encoding);
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    try {
      await change({ operation: 'choose_encoding', payload: { encoding } });
      onClose();
    } catch {
      // The action's toast has reported it; the choice is still here.
    } finally {
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t('files.encoding_title')}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <NativeSelect
        label={t('files.encoding')}
        description={t('files.encoding_hint')}
        data-autofocus
        data={[
          { value: '', label: t('files.encoding_automatic') },
          ...textEncodings.map((value) => ({ value, label: t(`encodings.${value}`) })),
        ]}
        value={encoding ?? ''}
        onChange={({ currentTarget: { value } }) =>
          setEncoding(textEncodings.find((name) => name === value) ?? null)
        }
      />
    </FormDialog>
  );
}
