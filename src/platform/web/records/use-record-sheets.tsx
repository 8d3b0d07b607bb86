import type { UseMutationResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { DeleteRecord } from './delete-dialog.tsx';
import { useRowActions } from './record-actions.ts';
import { useRecordWindow, type WindowProps } from './use-record-window.tsx';

interface Saved {
  readonly id: string;
  readonly updated_at: string;
}

/** What the sheet of a record is given by its list. */
export interface SheetProps<Body, Row> extends WindowProps {
  /** The one that is changed; none while one is created. */
  readonly stored?: Row;
  readonly save: (body: Body, basis: Row | undefined) => Promise<Row>;
}

/** A list whose address opens the form of a new record: `?create=1`. */
interface CreatingList {
  readonly search: { readonly create: string | undefined };
  readonly setSearch: (changes: { readonly create: string | undefined }) => void;
}

interface Sheets<Body, Row> {
  /** The text of the button. */
  readonly create: string;
  readonly mayWrite: boolean;
  readonly mayDelete: boolean;
  /** Loaded by `whenOpened`. */
  readonly Sheet: ComponentType<SheetProps<Body, Row>>;
  /** Made by `recordActions`. */
  readonly actions: {
    readonly useSave: () => {
      readonly mutateAsync: (saving: {
        readonly body: Body;
        readonly stored: Saved | undefined;
      }) => Promise<Row>;
    };
    readonly useDelete: () => UseMutationResult<unknown, Error, { id: string }>;
  };
  /** What the dialog calls the record that it deletes. */
  readonly nameOf: (row: Row) => string;
}

/**
 * Creating, changing and deleting from a list of records that have neither a screen nor rules of their own:
 * the properties of `<RecordList>` for its button, its rows and its windows.
 */
export function useRecordSheets<Body, Row extends Saved>(
  list: CreatingList,
  { create: label, mayWrite, mayDelete, Sheet, actions, nameOf }: Sheets<Body, Row>,
) {
  const action = actions.useSave();
  const remove = actions.useDelete();
  const sheet = useRecordWindow<Row>();
  const deletion = useRecordWindow<Row>();
  const rowActions = useRowActions<Row>({
    edit: mayWrite && sheet.open,
    remove: mayDelete && deletion.open,
  });
  const save = (body: Body, stored: Row | undefined) => action.mutateAsync({ body, stored });
  return {
    create: mayWrite && { label, onClick: () => list.setSearch({ create: '1' }) },
    rowActions,
    children: (
      <>
        <Sheet
          opened={mayWrite && list.search.create !== undefined}
          onClose={() => list.setSearch({ create: undefined })}
          save={save}
        />
        {sheet.draw((stored, window) => (
          <Sheet stored={stored} save={save} {...window} />
        ))}
        {deletion.draw((row, window) => (
          <DeleteRecord record={{ id: row.id, name: nameOf(row) }} action={remove} {...window} />
        ))}
      </>
    ),
  };
}
