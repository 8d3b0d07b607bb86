import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureOf, problemAt } from '../feedback/failure.ts';
import { Notice } from '../feedback/notice.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { fileImportTexts } from './file-import-texts.ts';
import type { MappedTable } from './mapped-columns.tsx';
import { mappingEntries } from './mapping-entries.ts';
import { useSaveMapping } from './saved-mappings.api.ts';

interface SaveMappingProps {
  readonly list: string;
  readonly table: MappedTable<string>;
  readonly onClose: () => void;
}

/** Saves what the columns of a file are, for oneself or for the company. */
export function SaveMapping({ list, table, onClose }: SaveMappingProps) {
  const t = useTexts(fileImportTexts);
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const save = useSaveMapping({ onSuccess: onClose });
  const problem = problemAt(save.error, 'name');
  return (
    <FormDialog
      title={t('file_import.save_mapping')}
      busy={save.isPending}
      disabled={name.trim() === ''}
      onSubmit={() => save.mutate({ list, name, shared, columns: mappingEntries(table) })}
      onClose={onClose}
    >
      <TextInput
        label={t('file_import.mapping_name')}
        value={name}
        onChange={(event) => {
          setName(event.currentTarget.value);
          save.reset();
        }}
        error={problem}
        maxLength={80}
        withAsterisk
        data-autofocus
      />
      <Checkbox
        label={t('file_import.mapping_shared')}
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      {save.error !== null && problem === undefined && (
        <Notice>{failureOf(save.error).message}</Notice>
      )}
    </FormDialog>
  );
}
