import { Button } from '@mantine/core';
import {
  IconFileText,
  IconListDetails,
  IconPencil,
  IconRoute,
  IconTrash,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { texts } from '../texts.ts';
import { DeleteRecord, type Deletable } from './delete-record.tsx';

const LEVELS = {
  value_streams: {
    kind: 'value_stream',
    icon: IconRoute,
    exportPath: routes.createValueStreamsExportRoute.path,
  },
  sops: { kind: 'sop', icon: IconListDetails, exportPath: routes.createSopsExportRoute.path },
  sows: { kind: 'sow', icon: IconFileText, exportPath: routes.createSowsExportRoute.path },
} as const;

interface Screen<Row> {
  readonly label: string;
  readonly icon: Icon;
  readonly to: (row: Row) => string;
}

interface ListOfLevel<Row> {
  readonly level: keyof typeof LEVELS;
  /** The screen where one is created, if the address names what it will belong to. */
  readonly create?: string;
  /** The record whose children are listed. */
  readonly parent?: { readonly to: string; readonly label: string };
  /** Where a row leads. */
  readonly open: (row: Row) => string;
  /** The screens about a record in the menu of its row. */
  readonly screens: readonly Screen<Row>[];
  readonly edit: (row: Row) => string;
}

/** What the lists of value streams, SOPs and SOWs have in common. */
export function useListPage<Row extends Deletable>(list: ListOfLevel<Row>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  const deletion = useRecordWindow<Row>();
  const { level, create, parent } = list;
  const { kind, icon, exportPath } = LEVELS[level];
  const toEdit = { label: t('actions.edit'), icon: IconPencil, to: list.edit };
  const screens = mayWrite ? [...list.screens, toEdit] : list.screens;
  const remove = { label: t('actions.delete'), icon: IconTrash, danger: true };
  const rowActions = (row: Row): RowAction[] => [
    ...screens.map(({ to, ...named }) => ({
      ...named,
      onClick: () => void navigate({ href: to(row) }),
    })),
    ...(mayDelete ? [{ ...remove, onClick: () => deletion.open(row) }] : []),
  ];
  return {
    // Under which browsers remember the hidden columns.
    name: level.replace('_', '-'),
    title: t(`lists.${level}.title`),
    refreshLabel: t('lists.refresh'),
    searchHint: t(`lists.${level}.search`),
    exportPath,
    failedTitle: t(`lists.${level}.load_failed`),
    create: create !== undefined && mayWrite && { label: t(`lists.${level}.create`), to: create },
    actions: parent !== undefined && (
      <Button variant="default" component={Link} to={parent.to}>
        {parent.label}
      </Button>
    ),
    onOpen: (row: Row) => void navigate({ href: list.open(row) }),
    rowActions,
    empty: {
      icon,
      title: t(`lists.${level}.empty_title`),
      hint: t(`lists.${level}.empty_text`),
    },
    noResults: {
      title: t(`lists.${level}.no_results`),
      hint: t('lists.no_results_hint'),
      clear: t('lists.clear'),
    },
    children: deletion.draw((record, window) => (
      <DeleteRecord kind={kind} record={record} {...window} />
    )),
  };
}
