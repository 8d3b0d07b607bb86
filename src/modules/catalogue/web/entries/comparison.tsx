import { IconEqual } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EntryReference } from '#modules/catalogue/contract/entry-kinds.ts';
import { DateInput } from '#platform/web/date/date-input.tsx';
import { daysLater, today } from '#platform/web/date/days.ts';
import { isDay } from '#platform/web/date/is-day.ts';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Loaded } from '#platform/web/page/loaded.tsx';
import { texts } from '../texts.ts';
import { ChangeCard } from './change-card.tsx';
import { comparisonQuery } from './entries.api.ts';
import classes from './history.module.css';

const DAYS_AT_FIRST = 30;

/** What is different at the end of one day from the end of another. */
export function Comparison({ entry }: { readonly entry: EntryReference }) {
  const t = useTexts(texts);
  const [from, setFrom] = useState(() => daysLater(today(), -DAYS_AT_FIRST));
  const [to, setTo] = useState(today);
  const areDays = isDay(from) && isDay(to);
  const inOrder = areDays && from < to;
  return (
    <>
      <div className={classes.days}>
        <DateInput
          label={t('history.from')}
          value={from}
          max={today()}
          span={{ from, to }}
          error={areDays && !inOrder && t('history.wrong_days')}
          onChange={setFrom}
        />
        <DateInput
          label={t('history.to')}
          value={to}
          max={today()}
          span={{ from, to }}
          onChange={setTo}
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
