import { Button } from '@mantine/core';
import { useState } from 'react';
import type { CatalogueImport, ImportTable } from '#modules/catalogue/contract/imports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import { texts } from '../texts.ts';
import { asPart, missingOf } from './column-mapping.ts';
import { mappingOf, useCancelImport, useCheckImport, useChooseHeadings } from './imports.api.ts';
import classes from './imports.module.css';
import { MappedTable } from './mapped-table.tsx';

interface MappingFormProps {
  readonly of: CatalogueImport;
  readonly again: boolean;
}

/** What each table of the files is and what its columns are, as proposed, to be corrected. */
export function MappingForm({ of, again }: MappingFormProps) {
  const t = useTexts(texts);
  const [tables, setTables] = useState(of.tables);
  const check = useCheckImport();
  const cancel = useCancelImport();
  const replace = (changed: ImportTable | undefined) =>
    setTables((before) =>
      before.map((each) => (changed !== undefined && each.name === changed.name ? changed : each)),
    );
  const headings = useChooseHeadings({
    onSuccess: (answer, { table: name }) => {
      const part = tables.find((each) => each.name === name)?.part ?? null;
      const read = answer.tables.find((each) => each.name === name);
      replace(read && asPart(read, part ?? read.part));
    },
  });
  const chosen = tables.filter(({ part }) => part !== null);
  const isWhole = chosen.length > 0 && chosen.every((table) => missingOf(table).length === 0);
  return (
    <>
      {tables.map((table) => (
        <MappedTable
          key={table.name}
          table={table}
          hasFeatures={tables.some(({ part }) => part === 'features')}
          onChange={replace}
          {...(!again && {
            onHeaderLine: (header_line: number) =>
              headings.mutate({ id: of.id, table: table.name, header_line }),
          })}
        />
      ))}
      <div className={classes.decide}>
        <span className={styles.hint}>
          {t(chosen.length === 0 ? 'intake.mapping.none' : 'intake.mapping.check_hint')}
        </span>
        {!again && (
          <Button
            variant="subtle"
            color="gray"
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ id: of.id })}
          >
            {t('intake.checked.give_up')}
          </Button>
        )}
        <Button
          disabled={!isWhole}
          loading={check.isPending}
          onClick={() => check.mutate({ id: of.id, tables: mappingOf(tables) })}
        >
          {t(again ? 'intake.mapping.again' : 'intake.mapping.check')}
        </Button>
      </div>
    </>
  );
}
