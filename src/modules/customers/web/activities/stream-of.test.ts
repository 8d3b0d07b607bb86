import { expect, it } from 'vitest';
import type { CustomerActivity } from '#modules/customers/contract/activities.ts';
import type { HistoryEntry } from '#modules/audit/contract/history.ts';
import { streamOf } from './stream-of.ts';

const activity = (id: string, done_at: string | null): CustomerActivity => ({
  id,
  activity_type: 'call',
  subject: id,
  details: '',
  due_on: null,
  owner_id: null,
  owner_name: null,
  created_by_name: 'วิภา',
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
  done_at,
});

const entry = (sequence: number, event: string, at: string): HistoryEntry => ({
  sequence,
  at,
  event: `customers.${event}`,
  what: event,
  who: null,
  changes: [],
});

it('has activities that are done among the other events, each of them once, the latest first', () => {
  const rows = streamOf({
    activities: [activity('done', '2026-01-03T00:00:00.000Z'), activity('open', null)],
    entries: [
      entry(4, 'activity_removed', '2026-01-05T00:00:00.000Z'),
      entry(3, 'activity_done', '2026-01-03T00:00:00.000Z'),
      entry(2, 'activity_added', '2026-01-02T00:00:00.000Z'),
      entry(1, 'created', '2026-01-01T00:00:00.000Z'),
    ],
    hasOlder: false,
  });
  expect(rows.map(({ id }) => id)).toEqual(['4', 'done', '1']);
});

it('shows no activity that is older than the events that are loaded', () => {
  const rows = streamOf({
    activities: [activity('old', '2026-01-01T00:00:00.000Z')],
    entries: [entry(9, 'updated', '2026-02-01T00:00:00.000Z')],
    hasOlder: true,
  });
  expect(rows.map(({ id }) => id)).toEqual(['9']);
});

it('keeps the order of events of the same instant, as one write makes several', () => {
  const at = '2026-01-01T00:00:00.000Z';
  const entries = [entry(2, 'address_added', at), entry(1, 'created', at)];
  const rows = streamOf({ activities: [], entries, hasOlder: false });
  expect(rows.map(({ id }) => id)).toEqual(['2', '1']);
});
