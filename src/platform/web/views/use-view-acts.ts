import { IconDeviceFloppy, IconLink, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import type { SavedView } from '#platform/contract/views.routes.ts';
import { toast } from '../feedback/toasts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';
import type { MenuEntry } from '../menu/menu.tsx';
import type { OpenViews } from './use-views.ts';
import { viewTexts } from './view-texts.ts';
import { useChooseDefault, useUpdateView } from './views.api.ts';

interface Windows {
  /** Opens the dialog of a view, or of a new one. */
  readonly edit: (view: SavedView | undefined) => void;
  readonly remove: (view: SavedView) => void;
}

/** What can be done with the view that is open. */
export function useViewActs(
  { active, isChanged, leftOut, address, shownColumns }: OpenViews,
  { edit, remove }: Windows,
): () => MenuEntry[] {
  const t = useTexts(viewTexts);
  const update = useUpdateView();
  const choose = useChooseDefault();
  const copy = useCopyLink();
  const mine = active?.may_change === true ? active : undefined;
  const store = ({ id, name, shared, updated_at }: SavedView) =>
    update.mutate(
      { id, name, shared, updated_at, address, columns: shownColumns },
      { onError: (error) => toast.failure(error, t('views.save_failed')) },
    );
  return () => [
    ...(mine !== undefined && (isChanged || leftOut.length > 0)
      ? [
          {
            label: t('views.save'),
            icon: IconDeviceFloppy,
            separated: true,
            onClick: () => store(mine),
          },
        ]
      : []),
    {
      label: t('views.save_as'),
      icon: IconPlus,
      separated: !(mine !== undefined && (isChanged || leftOut.length > 0)),
      onClick: () => edit(undefined),
    },
    ...(mine === undefined
      ? []
      : [{ label: t('views.rename'), icon: IconPencil, onClick: () => edit(mine) }]),
    {
      label: t('views.copy_link'),
      icon: IconLink,
      onClick: () =>
        void copy(active?.shared === true && !isChanged ? `?view=${active.id}` : address),
    },
    ...(active === undefined
      ? []
      : [
          {
            label: t('views.make_default'),
            choice: 'checkbox' as const,
            checked: active.is_default,
            onClick: () => choose.mutate({ id: active.id, is_default: !active.is_default }),
          },
        ]),
    ...(mine === undefined
      ? []
      : [
          {
            label: t('views.delete'),
            icon: IconTrash,
            danger: true,
            separated: true,
            onClick: () => remove(mine),
          },
        ]),
  ];
}

/** Copies the address of this list with what another person is to see there. */
function useCopyLink() {
  const t = useTexts(viewTexts);
  const say = usePlatformTexts();
  return async (search: string) => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}${search}`);
    } catch {
      // Refused by the browser, or not available without TLS.
      toast.error(say('feedback.copy_failed'));
      return;
    }
    toast.success(t('views.link_copied'));
  };
}
