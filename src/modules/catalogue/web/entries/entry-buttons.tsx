import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';
import type { EntryTarget } from './entry-target.ts';
import { useEntryWindows } from './entry-windows.tsx';
import { FollowButton } from './follow-button.tsx';

/** What can be done with the entry that a page is about. */
export function EntryButtons({ target }: { readonly target: EntryTarget }) {
  const t = useTexts(texts);
  const mayWrite = useMay('catalogue:write');
  const { edit, windows } = useEntryWindows();
  return (
    <>
      <FollowButton kind={target.kind} id={target.id} />
      {mayWrite && (
        <Button leftSection={<IconPencil size={16} stroke={1.7} />} onClick={() => edit(target)}>
          {t('actions.edit')}
        </Button>
      )}
      {windows}
    </>
  );
}
