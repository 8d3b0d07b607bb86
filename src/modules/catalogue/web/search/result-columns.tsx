import type { FoundEntry } from '#modules/catalogue/contract/search.ts';
import { Tags } from '#platform/web/feedback/tags.tsx';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { StatusOf } from '../statuses/entry-status.tsx';
import type { CatalogueTexts } from '../texts.ts';
import { Matched } from './matched-text.tsx';

export function resultColumns(t: CatalogueTexts, search: string): Column<FoundEntry, never>[] {
  return [
    {
      id: 'entry',
      header: t('fields.entry'),
      names: true,
      cell: (entry) => (
        <NameCell
          {...placeOf(entry)}
          name={entry.name}
          code={entry.code === entry.name ? undefined : entry.code}
        />
      ),
    },
    {
      id: 'kind',
      header: t('search.page.columns.kind'),
      keepTogether: true,
      cell: ({ kind, level }) => t(level === null ? `kinds.${kind}` : `impact.kinds.${level}`),
    },
    {
      id: 'where',
      header: t('fields.where'),
      cell: ({ path }) => path.join(' › '),
    },
    {
      id: 'reason',
      header: t('search.page.columns.reason'),
      cell: ({ reason, matched_name }) => (
        <>
          {reason}
          {matched_name !== null && (
            <div>
              {t('search.other_name')} <Matched text={matched_name} search={search} />
            </div>
          )}
        </>
      ),
    },
    {
      id: 'owner',
      header: t('search.page.columns.owner'),
      cell: ({ owner_name }) => owner_name,
    },
    {
      id: 'tags',
      header: t('fields.tags'),
      cell: ({ tags }) => <Tags names={tags} />,
    },
    {
      id: 'status',
      header: t('fields.status'),
      keepTogether: true,
      cell: ({ status }) => <StatusOf status={status} />,
    },
  ];
}

/** Where an entry is seen among the others. */
function placeOf({ kind, id, code, company_id, feature_id }: FoundEntry) {
  if (kind === 'module') {
    return { to: `/air/company-explorer/${company_id}`, search: { expand: code } };
  }
  return kind === 'feature'
    ? { to: `/air/feature/${id}` }
    : { to: `/air/feature/${feature_id}`, search: { highlight: code } };
}
