import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import {
  IconColumnInsertRight,
  IconPlus,
  IconRowInsertBottom,
  IconTrash,
  IconX,
} from '@tabler/icons-react';
import { useId } from 'react';
import {
  checklistLimits,
  type BlankTable,
} from '#modules/feature-development/contract/checklists.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import {
  newTable,
  withCell,
  withColumn,
  withoutColumn,
  withoutRow,
  withRow,
  withTable,
  type Tables,
} from './template-tables.ts';
import classes from './stage-settings.module.css';

type Problems = Readonly<Record<string, unknown>>;

interface TablesFieldProps {
  readonly value: Tables;
  readonly onChange: (tables: BlankTable[]) => void;
  /** By their place, as in `tables.0.headers.1`. */
  readonly problems: Problems;
}

/** The tables of a checklist, each with its columns and rows. */
export function TablesField({ value: tables, onChange, problems }: TablesFieldProps) {
  const t = useTexts(texts);
  return (
    <div className={classes.tables}>
      {tables.map((table, index) => (
        <TableField
          // oxlint-disable-next-line react/no-array-index-key -- tables have no other identity while they are typed
          key={index}
          place={`tables.${index}`}
          table={table}
          problems={problems}
          onChange={(changed) => onChange(withTable(tables, index, changed))}
        />
      ))}
      <Button
        variant="default"
        leftSection={<IconPlus size={16} />}
        disabled={tables.length >= checklistLimits.tables}
        onClick={() => onChange([...tables, newTable()])}
      >
        {t('stage_settings.add_table')}
      </Button>
    </div>
  );
}

interface TableFieldProps {
  readonly place: string;
  readonly table: BlankTable;
  readonly problems: Problems;
  readonly onChange: (table: BlankTable | undefined) => void;
}

function TableField({ place, table, problems, onChange }: TableFieldProps) {
  const t = useTexts(texts);
  const id = useId();
  const problemAt = (path: string) => {
    const problem = problems[`${place}.${path}`];
    return typeof problem === 'string' ? problem : undefined;
  };
  return (
    <section className={classes.table} aria-labelledby={id}>
      <div className={classes.tableName}>
        <TextInput
          id={id}
          label={t('stage_settings.table_name')}
          data-path={`${place}.tableName`}
          value={table.tableName}
          error={problemAt('tableName')}
          maxLength={checklistLimits.name}
          onChange={({ currentTarget }) => onChange({ ...table, tableName: currentTarget.value })}
          withAsterisk
        />
        <ActionIcon
          variant="default"
          size={36}
          aria-label={t('stage_settings.remove_table', { name: table.tableName })}
          title={t('stage_settings.remove_table', { name: table.tableName })}
          onClick={() => onChange(undefined)}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      </div>
      <div className={classes.grid}>
        <table>
          <thead>
            <tr>
              {table.headers.map((header, column) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column is its place
                <th key={column} scope="col">
                  <TextInput
                    aria-label={t('stage_settings.header', { number: column + 1 })}
                    placeholder={t('stage_settings.header', { number: column + 1 })}
                    data-path={`${place}.headers.${column}`}
                    value={header}
                    error={problemAt(`headers.${column}`)}
                    maxLength={checklistLimits.header}
                    onChange={({ currentTarget }) =>
                      onChange({
                        ...table,
                        headers: table.headers.with(column, currentTarget.value),
                      })
                    }
                    rightSection={
                      table.headers.length > 1 && (
                        <ActionIcon
                          variant="subtle"
                          color="gray"
                          size="sm"
                          aria-label={t('stage_settings.remove_column', { number: column + 1 })}
                          onClick={() => onChange(withoutColumn(table, column))}
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
            {table.rows.map((cells, row) => (
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
                        header: table.headers[column] ?? '',
                      })}
                      value={cell}
                      maxLength={checklistLimits.cell}
                      onChange={({ currentTarget }) =>
                        onChange(withCell(table, { row, column }, currentTarget.value))
                      }
                    />
                  </td>
                ))}
                <td>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('stage_settings.remove_row', { number: row + 1 })}
                    disabled={table.rows.length === 1}
                    onClick={() => onChange(withoutRow(table, row))}
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
          onClick={() => onChange(withRow(table))}
        >
          {t('stage_settings.add_row')}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconColumnInsertRight size={16} />}
          disabled={table.headers.length >= checklistLimits.columns}
          onClick={() => onChange(withColumn(table))}
        >
          {t('stage_settings.add_column')}
        </Button>
      </div>
    </section>
  );
}
