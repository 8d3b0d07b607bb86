import { Button } from '@mantine/core';
import { IconArchive } from '@tabler/icons-react';
import { useState } from 'react';
import type { Setting } from '#modules/notifications/contract/settings.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { texts } from '../texts.ts';
import { useArchiveSetting } from '../settings/settings.api.ts';

/** Archives a setting; only an inactive one can be. */
export function ArchiveSetting({ setting: { id, name, status } }: { readonly setting: Setting }) {
  const t = useTexts(texts);
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconArchive size={16} stroke={1.7} />}
        disabled={status !== 'Inactive'}
        title={status === 'Active' ? t('settings.archive.only_inactive') : undefined}
        onClick={() => setOpened(true)}
      >
        {t('settings.archive.action')}
      </Button>
      <DeleteDialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('settings.archive.title', { name })}
        confirmLabel={t('settings.archive.action')}
        action={useArchiveSetting()}
        input={() => ({ id })}
      >
        {t('settings.archive.text')}
      </DeleteDialog>
    </>
  );
}
