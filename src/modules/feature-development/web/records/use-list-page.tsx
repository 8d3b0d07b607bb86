import { Button } from '@mantine/core';
import { IconFileText, IconListDetails, IconRoute } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as routes from '#modules/feature-development/contract/exports.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import { texts } from '../texts.ts';

const LEVELS = {
  value_streams: {
    name: 'value-streams',
    icon: IconRoute,
    exportPath: routes.createValueStreamsExportRoute.path,
  },
  sops: {
    name: 'sops',
    icon: IconListDetails,
    exportPath: routes.createSopsExportRoute.path,
  },
  sows: {
    name: 'sows',
    icon: IconFileText,
    exportPath: routes.createSowsExportRoute.path,
  },
} as const;

interface ListOfLevel {
  /** The screen where one is created, if the address says in what. */
  readonly create?: string;
  /** The record whose children are listed. */
  readonly parent?: { readonly to: string; readonly label: string };
}

/** What the lists of value streams, SOPs and SOWs have in common. */
export function useListPage(level: keyof typeof LEVELS, { create, parent }: ListOfLevel) {
  const t = useTexts(texts);
  const mayWrite = useMay('feature-development:write');
  const { name, icon, exportPath } = LEVELS[level];
  return {
    name,
    exportPath,
    title: t(`lists.${level}.title`),
    refreshLabel: t('lists.refresh'),
    searchHint: t(`lists.${level}.search`),
    failedTitle: t(`lists.${level}.load_failed`),
    create: create !== undefined && mayWrite && { label: t(`lists.${level}.create`), to: create },
    actions: parent !== undefined && (
      <Button variant="default" component={Link} to={parent.to}>
        {parent.label}
      </Button>
    ),
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
  };
}
