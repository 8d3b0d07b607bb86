import { Button } from '@mantine/core';
import { IconPlus, IconTags } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ListedTag } from '#modules/customers/contract/tags.ts';
import { whenOpened } from '#platform/web/feedback/when-opened.tsx';
import { formatNumber } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { ListPage } from '#platform/web/page/list-page.tsx';
import { DeleteDialog } from '#platform/web/records/delete-dialog.tsx';
import { useRowActions } from '#platform/web/records/record-actions.ts';
import { RecordTable } from '#platform/web/records/record-table.tsx';
import { useRecordWindow } from '#platform/web/records/use-record-window.tsx';
import { useMay } from '#platform/web/shell/viewer.ts';
import type { Column } from '#platform/web/table/columns.ts';
import { texts, type CustomerTexts } from '../texts.ts';
import { ColourTags } from './colour-tags.tsx';
import { tagsQuery, useDeleteTag } from './tags.api.ts';

const TagSheet = whenOpened(async () => (await import('./tag-sheet.tsx')).TagSheet);

/** The words by which customers are sorted, with their colours and how many customers have each. */
export function TagList() {
  const t = useTexts(texts);
  const mayWrite = useMay('customers:write');
  const sheet = useRecordWindow<ListedTag | undefined>();
  const removal = useRecordWindow<ListedTag>();
  const remove = useDeleteTag();
  const actions = useRowActions<ListedTag>({ edit: sheet.open, remove: removal.open });
  return (
    <ListPage
      title={t('tags.title')}
      purpose={t('tags.purpose')}
      back={{ to: '/customers', label: t('detail.back') }}
      actions={
        mayWrite && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => sheet.open(undefined)}>
            {t('tags.create')}
          </Button>
        )
      }
    >
      <RecordTable
        name="customer-tags"
        label={t('tags.title')}
        columns={columnsOf(t)}
        query={useQuery(tagsQuery())}
        failedTitle={t('tags.load_failed')}
        actions={mayWrite ? actions : undefined}
        empty={{ icon: IconTags, title: t('tags.empty'), hint: t('tags.empty_hint') }}
      />
      {sheet.draw((stored, window) => (
        <TagSheet stored={stored} {...window} />
      ))}
      {removal.draw(({ id, name, customer_count }, window) => (
        <DeleteDialog
          {...window}
          title={t('tags.delete_title', { name })}
          confirmLabel={t('detail.remove')}
          action={remove}
          input={() => ({ id })}
        >
          {t('tags.delete_text', { count: formatNumber(customer_count ?? 0) })}
        </DeleteDialog>
      ))}
    </ListPage>
  );
}

const columnsOf = (t: CustomerTexts): Column<ListedTag>[] => [
  {
    id: 'name',
    header: t('tags.name'),
    names: true,
    cell: (tag) => <ColourTags tags={[tag]} />,
  },
  {
    id: 'colour',
    header: t('fields.colour'),
    cell: ({ colour }) => t(`colours.${colour}`),
  },
  {
    id: 'customer_count',
    header: t('fields.customer_count'),
    align: 'end',
    cell: ({ customer_count }) => formatNumber(customer_count ?? 0),
  },
];
