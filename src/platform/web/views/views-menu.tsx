import { Button } from '@mantine/core';
import { IconBookmark, IconStarFilled, IconUsers } from '@tabler/icons-react';
import type { SavedView } from '#platform/contract/views.routes.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { Menu, type MenuEntry } from '../menu/menu.tsx';
import { DeleteDialog } from '../records/delete-dialog.tsx';
import { useRecordWindow } from '../records/use-record-window.tsx';
import { openView, useOpening, useViews, type ViewedList } from './use-views.ts';
import { useViewActs } from './use-view-acts.ts';
import { ViewDialog } from './view-dialog.tsx';
import { viewTexts } from './view-texts.ts';
import { useDeleteView } from './views.api.ts';
import classes from './views.module.css';

/** The views of a list, and what can be done with the one that is open. */
export function ViewsMenu(list: ViewedList) {
  const t = useTexts(viewTexts);
  const views = useViews(list);
  useOpening(views);
  const say = usePlatformTexts();
  const dialog = useRecordWindow<SavedView | undefined>();
  const removal = useRecordWindow<SavedView>();
  const { all = [], active, place, isChanged } = views;
  const remove = useDeleteView({ onSuccess: () => place.change({ view: undefined }) });
  const acts = useViewActs(views, { edit: dialog.open, remove: removal.open });
  const choices = (): MenuEntry[] => [
    {
      label: t('views.standard'),
      choice: 'radio',
      checked: place.id === undefined,
      onClick: () => openView(place, undefined),
    },
    ...all.map((view) => ({
      label: labelOf(view),
      choice: 'radio' as const,
      checked: view.id === active?.id,
      end: <Signs view={view} />,
      onClick: () => openView(place, view),
    })),
  ];
  const labelOf = ({ name, is_own, owner_name: owner }: SavedView) =>
    is_own || owner === null ? name : t('views.of_owner', { name, owner });
  const name = active?.name ?? say('table.views');
  return (
    <>
      <Menu label={t('views.title')} entries={() => [...choices(), ...acts()]}>
        {(button) => (
          <Button
            {...button}
            variant="default"
            className={classes.button}
            leftSection={<IconBookmark size={16} stroke={1.7} aria-hidden />}
          >
            {isChanged ? t('views.changed', { name }) : name}
          </Button>
        )}
      </Menu>
      {dialog.draw((view, window) => (
        <ViewDialog {...window} views={views} view={view} />
      ))}
      {removal.draw((view, window) => (
        <DeleteDialog
          {...window}
          title={t('views.delete_title', { name: view.name })}
          confirmLabel={t('views.delete')}
          action={remove}
          input={() => ({ id: view.id })}
        >
          {view.shared && t('views.delete_shared')}
        </DeleteDialog>
      ))}
    </>
  );
}

function Signs({ view: { is_default, shared } }: { readonly view: SavedView }) {
  const t = useTexts(viewTexts);
  return (
    <span className={classes.signs}>
      {shared && <IconUsers size={14} role="img" aria-label={t('views.is_shared')} />}
      {is_default && <IconStarFilled size={14} role="img" aria-label={t('views.is_default')} />}
    </span>
  );
}
