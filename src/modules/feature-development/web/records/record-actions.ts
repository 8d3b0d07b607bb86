import {
  IconEye,
  IconFileText,
  IconLayoutList,
  IconListDetails,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ListedSow } from '#modules/feature-development/contract/sows.ts';
import type { Sop } from '#modules/feature-development/contract/sops.ts';
import type { ValueStream } from '#modules/feature-development/contract/value-streams.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import type { Icon } from '#platform/web/module.ts';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { RowAction } from '#platform/web/table/row-menu.tsx';
import { addressOf, paths } from '../paths.ts';
import { texts } from '../texts.ts';

/** What this person may do to a value stream from its row. */
export function useValueStreamActions(onDelete: (valueStream: ValueStream) => void) {
  const t = useTexts(texts);
  const open = useOpen();
  const common = useCommonActions(onDelete);
  return (valueStream: ValueStream): RowAction[] => {
    const place = { valueStreamId: valueStream.id };
    return [
      open(t('lists.actions.view'), IconEye, addressOf(paths.valueStream, place)),
      open(t('lists.actions.view_sops'), IconListDetails, addressOf(paths.sops, place)),
      ...common(valueStream, addressOf(paths.editValueStream, place)),
    ];
  };
}

/** The same for a SOP. */
export function useSopActions(onDelete: (sop: Sop) => void) {
  const t = useTexts(texts);
  const open = useOpen();
  const common = useCommonActions(onDelete);
  return (sop: Sop): RowAction[] => {
    const place = { valueStreamId: sop.value_stream_id, sopId: sop.id };
    return [
      open(t('lists.actions.view'), IconEye, addressOf(paths.sop, place)),
      open(t('lists.actions.view_sows'), IconFileText, addressOf(paths.sows, place)),
      ...common(sop, addressOf(paths.editSop, place)),
    ];
  };
}

/** The same for a SOW. */
export function useSowActions(onDelete: (sow: ListedSow) => void) {
  const t = useTexts(texts);
  const open = useOpen();
  const common = useCommonActions(onDelete);
  return (sow: ListedSow): RowAction[] => {
    const place = { valueStreamId: sow.value_stream_id, sopId: sow.sop_id, sowId: sow.id };
    return [
      open(t('lists.actions.view_workspace'), IconLayoutList, addressOf(paths.sow, place)),
      ...common(sow, addressOf(paths.editSow, place)),
    ];
  };
}

function useOpen() {
  const navigate = useNavigate();
  return (label: string, icon: Icon, href: string): RowAction => ({
    label,
    icon,
    onClick: () => void navigate({ href }),
  });
}

/** Edit and delete, for whoever may. */
function useCommonActions<Row>(onDelete: (row: Row) => void) {
  const t = useTexts(texts);
  const open = useOpen();
  const mayWrite = useMay('feature-development:write');
  const mayDelete = useMay('feature-development:delete');
  return (row: Row, edit: string): RowAction[] => [
    ...(mayWrite ? [open(t('lists.actions.edit'), IconPencil, edit)] : []),
    ...(mayDelete
      ? [
          {
            label: t('lists.actions.delete'),
            icon: IconTrash,
            danger: true,
            onClick: () => onDelete(row),
          },
        ]
      : []),
  ];
}
