import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useSearchState } from '#platform/web/navigation/use-search-state.ts';
import { Panel } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import type { Selection } from '#platform/web/table/selection.tsx';
import { pagingOf } from '#platform/web/table/paging.ts';
import atStart from '#platform/web/page/at-start.module.css';
import { texts } from '../texts.ts';
import type { Deletable } from './delete-record.tsx';
import { recordPageSearch } from './records.search.ts';
import { useLevelRows, type RowsOfLevel } from './use-level-rows.tsx';

interface ChildrenPanelProps<Row extends Deletable> {
  readonly rows: RowsOfLevel<Row> & { readonly level: 'sops' | 'sows' };
  readonly columns: readonly Column<Row>[];
  readonly query: ComponentProps<typeof RecordTable<Row, string>>['query'] & {
    readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined;
  };
  /** What can be done with several of them. */
  readonly several: { readonly selection: Selection | undefined; readonly dialog: ReactNode };
  /** The list of them, which searches and filters. */
  readonly list: string;
  readonly create: string;
}

/** What a value stream or a SOP consists of, on its own page. */
export function ChildrenPanel<Row extends Deletable>(props: ChildrenPanelProps<Row>) {
  const t = useTexts(texts);
  const [search, setSearch] = useSearchState(recordPageSearch);
  const { level } = props.rows;
  const { kind: _kind, mayWrite, rowActions, dialog, ...rows } = useLevelRows(props.rows);
  const { query, several } = props;
  const create = mayWrite && (
    <Button component={Link} to={props.create} leftSection={<IconPlus size={16} />}>
      {t(`lists.${level}.create`)}
    </Button>
  );
  return (
    <Panel
      title={t(`lists.${level}.title`)}
      actions={
        <>
          <Button className={atStart.atStart} variant="subtle" component={Link} to={props.list}>
            {t(`lists.actions.filter_${level}`)}
          </Button>
          {query.data?.total !== 0 && create}
        </>
      }
    >
      <Stack>
        <RecordTable
          {...rows}
          empty={{ ...rows.empty, action: create }}
          name={`${level}-below`}
          label={t(`lists.${level}.title`)}
          columns={props.columns}
          query={query}
          actions={rowActions}
          selection={several.selection}
          paging={pagingOf(query.data, search, (place, options) =>
            setSearch(place, { ...options, keepScroll: true }),
          )}
        />
      </Stack>
      {dialog}
      {several.dialog}
    </Panel>
  );
}
