import { IconEye } from '@tabler/icons-react';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import { addressOf, paths, placeOfSop } from '../paths.ts';
import type { RowsOfLevel } from '../records/use-level-rows.tsx';
import type { TrackingTexts } from '../texts.ts';

export const addressOfSop = (sop: Sop) => addressOf(paths.sop, placeOfSop(sop));

/** Where rows of SOPs lead. */
export const sopRows = (t: TrackingTexts) =>
  ({
    level: 'sops',
    open: addressOfSop,
    screens: [{ label: t('lists.actions.view'), icon: IconEye, to: addressOfSop }],
    edit: (sop) => addressOf(paths.editSop, placeOfSop(sop)),
  }) as const satisfies RowsOfLevel<Sop>;
