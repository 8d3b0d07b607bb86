import type { ReactNode } from 'react';
import type { FieldDay } from '#modules/cane-surveys/contract/field-day.ts';
import { formatDateTime } from '#platform/web/i18n/formats.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { texts } from '../texts.ts';
import type { Draft, SurveyDraft } from './drafts.ts';
import classes from './field.module.css';

interface UnplannedProps {
  /** Those that the server has. */
  readonly surveys: FieldDay['unplanned'];
  readonly drafts: readonly Draft[];
}

/** What was surveyed outside the plan of the day: sent, or waiting for the network. */
export function Unplanned({ surveys, drafts }: UnplannedProps): ReactNode {
  const t = useTexts(texts);
  const waiting = drafts.filter(
    (draft): draft is SurveyDraft =>
      draft.kind === 'survey' &&
      draft.visit_id === null &&
      draft.isReady &&
      draft.problem === undefined,
  );
  if (surveys.length === 0 && waiting.length === 0) return null;
  return (
    <section aria-label={t('field.unplanned')}>
      <h2>{t('field.unplanned')}</h2>
      <ul className={classes.plots}>
        {waiting.map(({ id, deed_number, surveyed_at }) => (
          <li key={id} className={classes.plot}>
            <h3>{deed_number}</h3>
            <p className={classes.status} data-status="waiting">
              {`${t('field.waits')} · ${formatDateTime(surveyed_at)}`}
            </p>
          </li>
        ))}
        {surveys.map(({ id, deed_number, farmer_name, surveyed_at }) => (
          <li key={id} className={classes.plot}>
            <h3>{deed_number}</h3>
            <p>{farmer_name}</p>
            <p className={classes.status} data-status="done">
              {`${t('field.sent')} · ${formatDateTime(surveyed_at)}`}
            </p>
            <a className={classes.way} href={`/cane-surveys/${id}`}>
              {t('field.see_stored')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
