import { IconEye, IconPencil, IconTrash } from '@tabler/icons-react';
import type { UseMutationResult } from '@tanstack/react-query';
import type { recordRoutes } from '#platform/contract/record-routes.ts';
import type { BodyInput } from '#platform/contract/route.ts';
import { askRoute, type RouteAnswer } from '../api/call-route.ts';
import { platformTexts } from '../i18n/platform-texts.ts';
import { usePlatformTexts } from '../i18n/use-platform-texts.ts';
import { defineAction } from '../query/define-action.ts';
import { useAction } from '../query/use-action.ts';
import type { RowAction } from '../table/row-menu.tsx';

type RecordRoutes = Pick<ReturnType<typeof recordRoutes>, 'create' | 'update' | 'delete'>;

/** What a form has to save: its body, and the record it was made from, unless it creates one. */
interface Saving<Body> {
  readonly body: Body;
  readonly stored: { readonly id: string; readonly updated_at: string } | undefined;
}

/**
 * The actions of a record from its routes, with texts that suit any record:
 * `const productActions = recordActions(contract.productRoutes, contract.PRODUCT)`, then
 * `productActions.useSave()`. Saving creates the record, or changes the stored one. What `entity` names is loaded again afterwards.
 * @public
 */
export function recordActions<Routes extends RecordRoutes>(routes: Routes, entity: string) {
  type Body = BodyInput<Routes['create']>;
  // A deletion that asks for more than the id has an action of its own.
  const { query: _query, ...deletion } = routes.delete;
  type Saved = RouteAnswer<Routes['create']> | RouteAnswer<Routes['update']>;
  return {
    useSave(): UseMutationResult<Saved, Error, Saving<Body>> {
      const t = usePlatformTexts();
      return useAction({
        act: ({ body, stored }: Saving<Body>, idempotencyKey): Promise<Saved> =>
          stored === undefined
            ? askRoute<Routes['create']>(routes.create, body, { idempotencyKey })
            : askRoute<Routes['update']>(routes.update, changeOf(body, stored), { idempotencyKey }),
        refreshes: [[entity]],
        success: t('records.saved'),
        failure: t('records.save_failed'),
      });
    },
    useDelete: defineAction(deletion, platformTexts, {
      refreshes: [entity],
      success: 'records.deleted',
      failure: 'records.delete_failed',
    }),
  };
}

/** The body of a change: the fields, which record they are of, and what its editor saw. */
function changeOf(body: unknown, { id, updated_at }: NonNullable<Saving<unknown>['stored']>) {
  return { ...(typeof body === 'object' && body), id, updated_at };
}

/** What a person may do from the row of a record; `false` or absent for what they may not. */
interface RecordActions<Row> {
  readonly view?: ((row: Row) => void) | false;
  readonly edit?: ((row: Row) => void) | false;
  readonly remove?: ((row: Row) => void) | false;
  /** As the page of the record calls it, where that is not “Delete”. */
  readonly removeLabel?: string;
}

/** The usual actions of a row: `rowActions={useRowActions({ edit: mayWrite && sheet.open, ... })}`. */
export function useRowActions<Row>({ view, edit, remove, removeLabel }: RecordActions<Row>) {
  const t = usePlatformTexts();
  return (row: Row): RowAction[] => {
    const actions: (RowAction | false | undefined)[] = [
      view && { label: t('records.view'), icon: IconEye, onClick: () => view(row) },
      edit && { label: t('records.edit'), icon: IconPencil, onClick: () => edit(row) },
      remove && {
        label: removeLabel ?? t('records.delete'),
        icon: IconTrash,
        danger: true,
        onClick: () => remove(row),
      },
    ];
    return actions.filter((action) => action !== undefined && action !== false);
  };
}
