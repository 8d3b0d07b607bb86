import { MultiSelect, type MultiSelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { SetQuestion } from '#modules/agents/contract/question-set.ts';
import { agentFilesQuery } from '../files/files.api.ts';
import { texts } from '../texts.ts';

/** More are found by typing. */
const OFFERED = 50;

interface ExpectedFilesFieldProps extends Omit<
  MultiSelectProps,
  'data' | 'label' | 'searchValue' | 'onSearchChange'
> {
  readonly agentId: string;
  /** Files that are chosen already, by their names. */
  readonly known: SetQuestion['files'];
}

/** Chooses among the files of an agent, however many there are. */
export function ExpectedFilesField({ agentId, known, ...input }: ExpectedFilesFieldProps) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(() => new Map(known.map((file) => [file.file_id, file])));
  const { data } = useQuery(
    agentFilesQuery({ id: agentId, search: typed, page_size: OFFERED, sort: 'filename' }),
  );
  const found = (data?.data ?? []).map(({ id, filename }) => ({ file_id: id, filename }));
  const offered = new Map([...chosen, ...found.map((file) => [file.file_id, file] as const)]);
  return (
    <MultiSelect
      {...input}
      label={t('quality.files')}
      description={t('quality.files_hint')}
      placeholder={t('quality.files_search')}
      nothingFoundMessage={t('quality.files_none')}
      data={[...offered.values()].map(({ file_id, filename }) => ({
        value: file_id,
        label: filename,
      }))}
      searchValue={typed}
      onSearchChange={setTyped}
      onChange={(ids) => {
        setChosen(
          new Map(
            ids.flatMap((id) => {
              const file = offered.get(id);
              return file === undefined ? [] : [[id, file] as const];
            }),
          ),
        );
        input.onChange?.(ids);
      }}
      searchable
      hidePickedOptions
      withAsterisk
    />
  );
}
