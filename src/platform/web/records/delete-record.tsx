import type { ComponentProps } from 'react';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { DeleteDialog } from './delete-dialog.tsx';

interface DeleteRecordProps extends Omit<
  ComponentProps<typeof DeleteDialog<{ id: string }>>,
  'title' | 'input' | 'typed'
> {
  readonly record: { readonly id: string; readonly name: string };
}

/** Asks before a record is deleted, with texts that suit any record. */
export function DeleteRecord({ record: { id, name }, ...dialog }: DeleteRecordProps) {
  const t = usePlatformTexts();
  return (
    <DeleteDialog
      confirmLabel={t('records.delete')}
      {...dialog}
      title={t('records.delete_title', { name })}
      input={() => ({ id })}
    />
  );
}
