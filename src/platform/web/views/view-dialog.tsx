import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { SavedView } from '#platform/contract/views.routes.ts';
import { failureOf, problemAt } from '../feedback/failure.ts';
import { Notice } from '../feedback/notice.tsx';
import { FormDialog } from '../form/form-dialog.tsx';
import { focusField } from '../form/server-problems.ts';
import { useTexts } from '../i18n/use-texts.ts';
import text from '../page/text.module.css';
import type { WindowProps } from '../records/use-record-window.tsx';
import type { OpenViews } from './use-views.ts';
import { viewTexts } from './view-texts.ts';
import { useCreateView, useUpdateView } from './views.api.ts';

interface ViewDialogProps extends WindowProps {
  readonly views: OpenViews;
  /** The one that is renamed or shared; none while a new one is saved. */
  readonly view: SavedView | undefined;
}

/** Names a view and says who sees it. */
export function ViewDialog({ opened, onClose, views, view }: ViewDialogProps) {
  const t = useTexts(viewTexts);
  const [name, setName] = useState(view?.name ?? '');
  const [shared, setShared] = useState(view?.shared ?? false);
  const create = useCreateView();
  const update = useUpdateView();
  const { error, isPending, reset } = view === undefined ? create : update;
  const problem = problemAt(error, 'name');
  const onError = () => focusField('name');
  const opens = ({ id }: SavedView) => {
    onClose();
    views.place.change({ view: id });
  };
  const submit = () => {
    if (view === undefined) {
      const { name: list, address, shownColumns: columns } = views;
      create.mutate({ list, name, shared, address, columns }, { onSuccess: opens, onError });
    } else {
      const { id, address, columns, updated_at } = view;
      update.mutate(
        { id, name, shared, address, columns, updated_at },
        { onSuccess: onClose, onError },
      );
    }
  };
  if (!opened) return null;
  return (
    <FormDialog
      title={
        view === undefined ? t('views.save_as_title') : t('views.rename_title', { name: view.name })
      }
      busy={isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {view === undefined && <p className={text.hint}>{t('views.save_as_hint')}</p>}
      <TextInput
        label={t('views.name')}
        value={name}
        onChange={({ currentTarget: { value } }) => {
          setName(value);
          reset();
        }}
        error={problem}
        withAsterisk
        data-path="name"
        data-autofocus
      />
      <Checkbox
        label={t('views.share')}
        description={t('views.share_hint')}
        checked={shared}
        onChange={({ currentTarget: { checked } }) => setShared(checked)}
      />
      {error !== null && problem === undefined && <Notice>{failureOf(error).message}</Notice>}
    </FormDialog>
  );
}
