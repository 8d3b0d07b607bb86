import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueImport, ImportTable } from '#modules/catalogue/contract/imports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useCheckImport } from './imports.api.ts';
import { texts } from '../texts.ts';
import classes from './imports.module.css';
import { missingOf } from './column-mapping.ts';
import { MappedTable } from './mapped-table.tsx';

/** What each table of the files is and what its columns are, as proposed, to be set right. */
export function MappingForm({
  of,
  again,
}: {
  readonly of: CatalogueImport;
  readonly again: boolean;
}) {
  const t = useTexts(texts);
  const [tables, setTables] = useState<readonly ImportTable[]>(of.tables);
  const check = useCheckImport(of.id);
  const chosen = tables.filter(({ part }) => part !== null);
  const isWhole = chosen.length > 0 && chosen.every((table) => missingOf(table).length === 0);
  return (
    <>
      {tables.map((table) => (
        <MappedTable
          key={table.name}
          table={table}
          onChange={(changed) =>
            setTables(tables.map((each) => (each.name === changed.name ? changed : each)))
          }
        />
      ))}
      <div className={classes.decide}>
        <span className={classes.hint}>
          {chosen.length === 0 ? t('intake.mapping.none') : t('intake.mapping.check_hint')}
        </span>
        <Button
          disabled={!isWhole}
          loading={check.isPending}
          onClick={() =>
            check.mutate({
              tables: tables.map(({ name, part, columns }) => ({ name, part, columns })),
            })
          }
        >
          {again ? t('intake.mapping.again') : t('intake.mapping.check')}
        </Button>
      </div>
    </>
  );
}
