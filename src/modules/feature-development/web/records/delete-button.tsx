import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useRecordActs } from '#platform/web/shell/record-acts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { DeleteRecord, type Deletable } from './delete-record.tsx';
import type { RecordKind } from './record-calls.ts';

interface DeleteButtonProps {
  readonly kind: RecordKind;
  readonly record: Deletable;
  /** Where people are afterwards. */
  readonly list: string;
}

/** Deletes the record that is open, for those who may, after asking. */
export function DeleteButton({ kind, record, list }: DeleteButtonProps) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayDelete = useMay('feature-development:delete');
  const deletion = useRecordWindow<Deletable>();
  const ask = () => deletion.open(record);
  useRecordActs({ [`feature-development.delete_${kind}`]: mayDelete ? ask : undefined });
  if (!mayDelete) return null;
  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={ask}>
        {t('actions.delete')}
      </Button>
      {deletion.draw((opened, window) => (
        <DeleteRecord
          {...window}
          kind={kind}
          record={opened}
          onDeleted={() => void navigate({ href: list })}
        />
      ))}
    </>
  );
}
