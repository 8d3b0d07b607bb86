import { IconLayoutList } from '@tabler/icons-react';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import { addressOf, paths, placeOfSow } from '../paths.ts';
import type { RowsOfLevel } from '../records/use-level-rows.tsx';
import type { TrackingTexts } from '../texts.ts';

export const addressOfSow = (sow: ListedSow) => addressOf(paths.sow, placeOfSow(sow));

/** Where rows of SOWs lead. */
export const sowRows = (t: TrackingTexts) =>
  ({
    level: 'sows',
    open: addressOfSow,
    screens: [{ label: t('lists.actions.view_workspace'), icon: IconLayoutList, to: addressOfSow }],
    edit: (sow) => addressOf(paths.editSow, placeOfSow(sow)),
  }) as const satisfies RowsOfLevel<ListedSow>;
