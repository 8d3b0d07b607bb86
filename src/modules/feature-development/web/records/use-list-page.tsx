import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Deletable } from './delete-record.tsx';
import { LevelTerm } from './terms.tsx';
import { useLevelRows, type RowsOfLevel } from './use-level-rows.tsx';

const EXPORTS = {
  value_streams: routes.valueStreamsExport,
  sops: routes.sopsExport,
  sows: routes.sowsExport,
} as const;

interface ListOfLevel<Row> extends RowsOfLevel<Row> {
  /** The screen where one is created. */
  readonly create: { readonly to: string; readonly search?: Readonly<Record<string, string>> };
  /** The record whose children are listed. */
  readonly parent?: { readonly to: string; readonly label: string };
}

/** What the lists of value streams, SOPs and SOWs have in common. */
export function useListPage<Row extends Deletable>(list: ListOfLevel<Row>) {
  const t = useTexts(texts);
  const { level, create, parent } = list;
  const { kind, mayWrite, dialog, ...rows } = useLevelRows(list);
  return {
    ...rows,
    // Under which browsers remember the hidden columns.
    name: level.replace('_', '-'),
    title: t(`lists.${level}.title`),
    term: <LevelTerm kind={kind} shown="name" />,
    refreshLabel: t('lists.refresh'),
    searchHint: t(`lists.${level}.search`),
    exportPath: EXPORTS[level].ticket.path,
    create: mayWrite && { label: t(`lists.${level}.create`), ...create },
    actions: parent !== undefined && (
      <Button variant="default" component={Link} to={parent.to}>
        {parent.label}
      </Button>
    ),
    noResults: {
      title: t(`lists.${level}.no_results`),
      hint: t('lists.no_results_hint'),
      clear: t('lists.clear'),
    },
    children: dialog,
  };
}
