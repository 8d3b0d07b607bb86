import { TextInput } from '@mantine/core';
import { IconEqual } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts } from '../texts.ts';
import { ChangeCard } from './change-card.tsx';
import { comparisonQuery } from './entries.api.ts';
import classes from './history.module.css';

const DAY_MS = 24 * 3600 * 1000;
const DAYS_AT_FIRST = 30;

/** A day in Bangkok as the wire writes it. */
const dayFormat = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Bangkok' });
const dayBefore = (days: number) => dayFormat.format(Date.now() - days * DAY_MS);

/** What is different at the end of one day from the end of another. */
export function Comparison({ entry }: { readonly entry: EntryReference }) {
  const t = useTexts(texts);
  const [from, setFrom] = useState(() => dayBefore(DAYS_AT_FIRST));
  const [to, setTo] = useState(() => dayBefore(0));
  const inOrder = from !== '' && from < to;
  return (
    <>
      <div className={classes.days}>
        <TextInput
          type="date"
          label={t('history.from')}
          value={from}
          error={inOrder ? undefined : t('history.wrong_days')}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextInput
          type="date"
          label={t('history.to')}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      </div>
      {inOrder && <Differences entry={entry} from={from} to={to} />}
    </>
  );
}

interface DifferencesProps {
  readonly entry: EntryReference;
  readonly from: string;
  readonly to: string;
}

function Differences({ entry: { kind, id }, from, to }: DifferencesProps) {
  const t = useTexts(texts);
  const query = useQuery(comparisonQuery({ kind, id, from, to }));
  return (
    <Loaded query={query} failedTitle={t('history.failed')}>
      {({ entries, is_partial }) =>
        entries.length === 0 ? (
          <EmptyState icon={IconEqual} title={t('history.same')} hint={t('history.same_hint')} />
        ) : (
          <>
            {is_partial && <p className={classes.partial}>{t('history.partial')}</p>}
            <ol className={classes.changes}>
              {entries.map((change) => (
                <ChangeCard key={change.entry_id} change={change} />
              ))}
            </ol>
          </>
        )
      }
    </Loaded>
  );
}
