import { IconLock, IconLockOpen, IconLockQuestion } from '@tabler/icons-react';
import type { Source } from '#modules/catalogue/contract/sources.ts';
import { TimeAgo } from '#platform/web/feedback/time-ago.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import styles from '#platform/web/page/text.module.css';
import type { Column } from '#platform/web/table/columns.ts';
import { NameCell } from '#platform/web/table/name-cell.tsx';
import { texts, type CatalogueTexts } from '../texts.ts';
import { hourOf } from './hour-of.ts';
import { SourceState } from './source-state.tsx';
import classes from './sources.module.css';

export const sourceColumns = (t: CatalogueTexts): Column<Source>[] => [
  {
    id: 'company',
    header: t('fields.company'),
    names: true,
    cell: ({ company_code, company_name }) => <NameCell name={company_name} code={company_code} />,
  },
  {
    id: 'state',
    header: t('source.columns.state'),
    cell: (source) => <SourceState source={source} />,
  },
  {
    id: 'address',
    header: t('source.columns.address'),
    cell: (source) => <Address source={source} />,
  },
  {
    id: 'repeat',
    header: t('fields.repeat'),
    cell: ({ repeat, hour, next_read_at }) => (
      <>
        <div>{t(`source.repeats.${repeat}`, { hour: hourOf(hour ?? 0) })}</div>
        {next_read_at !== null && (
          <span className={styles.hint}>
            {t('source.next')} <TimeAgo at={next_read_at} />
          </span>
        )}
      </>
    ),
  },
];

const LOCKS = { verified: IconLock, unverified: IconLockQuestion, off: IconLockOpen } as const;

function Address({ source }: { readonly source: Source }) {
  const t = useTexts(texts);
  const { kind, host, port, database, encryption } = source;
  if (kind === 'own') return t('source.own');
  const Lock = LOCKS[encryption];
  return (
    <>
      <code className={classes.address}>{`${host}:${port}/${database}`}</code>
      <span className={classes.lock} data-open={encryption !== 'verified' || undefined}>
        <Lock size={14} aria-hidden />
        {t(`source.encryption_short.${encryption}`)}
      </span>
    </>
  );
}
