import type { DryRunEvent } from '#modules/notifications/contract/dry-run.ts';
import { useTexts } from '#platform/web/i18n/use-texts.ts';
import { Facts } from '#platform/web/page/panel.tsx';
import { Stack } from '#platform/web/page/stack.tsx';
import text from '#platform/web/page/text.module.css';
import { comparisonOf } from '#modules/notifications/contract/operators.ts';
import { texts } from '../texts.ts';

/** Why an event fires or not, and what would become of each person's message. */
export function EventVerdict({ event }: { readonly event: DryRunEvent }) {
  const t = useTexts(texts);
  const { fires, decided_by: decided, message, people, more_people: more } = event;
  return (
    <Stack>
      <p className={text.typed}>{message}</p>
      <Facts
        facts={[
          {
            name: t('settings.dry_run.verdict'),
            value: t(fires ? 'settings.dry_run.fires' : 'settings.dry_run.rests'),
          },
          ...decided.map(({ condition, actual }) => ({
            name: condition.field,
            value: t('settings.dry_run.decided', {
              operator: t(`settings.operators.${comparisonOf(condition)}`),
              value: condition.value === null ? '' : write(condition.value),
              actual: write(actual),
            }),
          })),
          ...people.map(({ recipient, name, channel, outcome }) => ({
            name: name.trim() === '' ? recipient : name,
            value: `${t(`channel_names.${channel}`)} · ${t(`settings.outcomes.${outcome}`)}`,
          })),
        ]}
      />
      {more > 0 && (
        <p className={text.dimmed}>{t('settings.dry_run.more_people', { count: more })}</p>
      )}
      {fires && people.length === 0 && (
        <p className={text.dimmed}>{t('settings.dry_run.nobody')}</p>
      )}
    </Stack>
  );
}

/** Values come from records as they are stored. */
function write(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
