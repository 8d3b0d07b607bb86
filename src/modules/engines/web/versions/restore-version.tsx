import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import { useRestoreVersion } from './versions.api.ts';

interface RestoreVersionProps {
  readonly engineId: string;
  readonly number: number;
  readonly newest: number;
  readonly onRestored: () => void;
}

/** Makes an earlier version the newest again. */
export function RestoreVersion({ engineId, number, newest, onRestored }: RestoreVersionProps) {
  const t = useTexts(texts);
  const mayWrite = useMay('engines:write');
  const restore = useRestoreVersion();
  if (!mayWrite || number === newest) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size={16} stroke={1.7} />}
      loading={restore.isPending}
      onClick={() =>
        restore.mutate({ id: engineId, version_no: number }, { onSuccess: onRestored })
      }
    >
      {t('versions.restore')}
    </Button>
  );
}
