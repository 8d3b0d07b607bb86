import { checklistLimits } from '#modules/feature-development/contract/checklist-limits.ts';
import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import {
  IconColumnInsertRight,
  IconPlus,
  IconRowInsertBottom,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useId } from 'react';
import type { BlankTable } from '#modules/feature-development/contract/checklist-tables.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Stack } from '#platform/web/page/stack.tsx';
import { texts } from '../texts.ts';
import classes from './stage-settings.module.css';

type Problems = Readonly<Record<string, unknown>>;

interface TablesFieldProps {
  readonly value: readonly BlankTable[];
  readonly onChange: (tables: BlankTable[]) => void;
  /** By their place, as in `tables.0.headers.1`. */
  readonly problems: Problems;
}

export function TablesField({ value: tables, onChange, problems }: TablesFieldProps) {
  const t = useTexts(texts);
  return (
    <Stack>
      {tables.map((table, index) => (
        <TableField
          // oxlint-disable-next-line react/no-array-index-key -- tables have no other identity while they are typed
          key={index}
          place={`tables.${index}`}
          table={table}
          problems={problems}
          onChange={(changed) => onChange(tables.with(index, { ...table, ...changed }))}
          onRemove={() => onChange(tables.toSpliced(index, 1))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={tables.length >= checklistLimits.tables}
        onClick={() => onChange([...tables, { tableName: '', headers: [''], rows: [['']] }])}
      >
        {t('stage_settings.add_table')}
      </Button>
    </Stack>
  );
}

interface TableFieldProps {
  readonly place: string;
  readonly table: BlankTable;
  readonly problems: Problems;
  readonly onChange: (changed: Partial<BlankTable>) => void;
  readonly onRemove: () => void;
}

function TableField({ place, table, problems, onChange, onRemove }: TableFieldProps) {
  const t = useTexts(texts);
  const id = useId();
  const { tableName, headers, rows } = table;
  const problemAt = (path: string) => {
    const problem = problems[`${place}.${path}`];
    return typeof problem === 'string' ? problem : undefined;
  };
  const removal = t('stage_settings.remove_table', { name: tableName });
  return (
    <section className={classes.table} aria-labelledby={id}>
      <div className={classes.tableName}>
        <TextInput
          id={id}
          label={t('stage_settings.table_name')}
          data-path={`${place}.tableName`}
          value={tableName}
          error={problemAt('tableName')}
          maxLength={checklistLimits.name}
          onChange={({ currentTarget: { value } }) => onChange({ tableName: value })}
          withAsterisk
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={removal}
          title={removal}
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <div className={classes.grid}>
        <table>
          <thead>
            <tr>
              {headers.map((header, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={column} scope="col">
                  <TextInput
                    aria-label={t('stage_settings.header', { number: column + 1 })}
                    placeholder={t('stage_settings.header', { number: column + 1 })}
                    data-path={`${place}.headers.${column}`}
                    value={header}
                    error={problemAt(`headers.${column}`)}
                    maxLength={checklistLimits.header}
                    onChange={({ currentTarget: { value } }) =>
                      onChange({ headers: headers.with(column, value) })
                    }
                    rightSection={
                      headers.length > 1 && (
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          size="sm"
                          aria-label={t('stage_settings.remove_column', { number: column + 1 })}
                          onClick={() =>
                            onChange({
                              headers: headers.toSpliced(column, 1),
                              rows: rows.map((cells) => cells.toSpliced(column, 1)),
                            })
                          }
                        >
                          <IconX size={14} />
                        </ActionIcon>
                      )
                    }
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- a row is its place
              <tr key={row}>
                {cells.map((cell, column) => (
                  // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                  <td key={column}>
                    <Textarea
                      classNames={{ input: classes.cell }}
                      rows={1}
                      aria-label={t('stage_settings.cell', {
                        row: row + 1,
                        header: headers[column] ?? '',
                      })}
                      value={cell}
                      maxLength={checklistLimits.cell}
                      onChange={({ currentTarget: { value } }) =>
                        onChange({ rows: rows.with(row, cells.with(column, value)) })
                      }
                    />
                  </td>
                ))}
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('stage_settings.remove_row', { number: row + 1 })}
                    disabled={rows.length === 1}
                    onClick={() => onChange({ rows: rows.toSpliced(row, 1) })}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.problem} role="status">
        {problemAt('headers') ?? problemAt('rows')}
      </p>
      <div className={classes.buttons}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconRowInsertBottom size={16} />}
          onClick={() => onChange({ rows: [...rows, headers.map(() => '')] })}
        >
          {t('stage_settings.add_row')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconColumnInsertRight size={16} />}
          disabled={headers.length >= checklistLimits.columns}
          onClick={() =>
            onChange({ headers: [...headers, ''], rows: rows.map((cells) => [...cells, '']) })
          }
        >
          {t('stage_settings.add_column')}
        </Button>
      </div>
    </section>
  );
}
