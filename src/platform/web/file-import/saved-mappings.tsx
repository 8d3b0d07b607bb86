import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { IconDeviceFloppy, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { viewsQuery } from '../views/views.api.ts';
import atStart from '../page/at-start.module.css';
import { fileImportTexts } from './file-import-texts.ts';
import classes from './file-import.module.css';
import { applyMapping } from './mapping-entries.ts';
import type { MappedTable } from './mapped-columns.tsx';
import { SaveMapping } from './save-mapping.tsx';
import { useDeleteMapping } from './saved-mappings.api.ts';

interface SavedMappingsProps<Column extends string> {
  /** Under which mappings of such files are saved. */
  readonly name: string;
  readonly table: MappedTable<Column>;
  readonly columns: readonly Column[];
  readonly onChange: (places: readonly (Column | null)[]) => void;
}

/** What columns of files meant before: chosen for this file, saved and deleted. */
export function SavedMappings<Column extends string>(props: SavedMappingsProps<Column>) {
  const { name, table, columns } = props;
  const t = useTexts(fileImportTexts);
  const { data: saved = [] } = useQuery(viewsQuery({ list: name }));
  const [chosen, setChosen] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const remove = useDeleteMapping();
  const current = saved.find(({ id }) => id === chosen);
  const places = table.columns.map(({ column }) => column);
  // The headings are those of a file that somebody has matched before.
  const fitting = saved.find((mapping) => {
    const applied = applyMapping(mapping.columns, { table, columns });
    const found = applied.filter((column) => column !== null).length;
    return found === mapping.columns.length && applied.join() !== places.join();
  });
  const choose = (id: string) => {
    setChosen(id);
    const mapping = saved.find((each) => each.id === id);
    if (mapping !== undefined) props.onChange(applyMapping(mapping.columns, { table, columns }));
  };
  return (
    <div className={classes.row}>
      {fitting !== undefined && (
        <Button variant="light" onClick={() => choose(fitting.id)}>
          {t('file_import.use_mapping', { name: fitting.name })}
        </Button>
      )}
      {saved.length > 0 && (
        <NativeSelect
          label={t('file_import.saved_mappings')}
          value={current?.id ?? ''}
          data={[
            { value: '', label: t('file_import.choose_mapping') },
            ...saved.map((each) => ({ value: each.id, label: each.name })),
          ]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
      {current?.may_change === true && (
        <ActionIcon
          className={classes.beside}
          size="lg"
          variant="default"
          aria-label={t('file_import.delete_mapping', { name: current.name })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: current.id })}
        >
          <IconTrash size={16} />
        </ActionIcon>
      )}
      <Button
        className={`${classes.beside} ${atStart.atStart}`}
        variant="subtle"
        leftSection={<IconDeviceFloppy size={16} />}
        onClick={() => setIsSaving(true)}
      >
        {t('file_import.save_mapping')}
      </Button>
      {isSaving && <SaveMapping list={name} table={table} onClose={() => setIsSaving(false)} />}
    </div>
  );
}
