import { z } from 'zod';
import { catalogueEvents } from '#modules/catalogue/contract/entries.ts';
import { entryKinds } from '#modules/catalogue/contract/entry-kinds.ts';
import { importEvents } from '#modules/catalogue/contract/imports.ts';
import type { InboxRule, Notice } from '#platform/server/inbox/inbox-rule.ts';

/** What `changeEntry` stores. */
const changed = z.object({
  kind: z.enum(entryKinds),
  within: z.string().nullable(),
  code: z.string(),
  breaking: z.boolean(),
  version: z.string(),
  tell: z.array(z.string()),
});

/** People who follow an entry are notified of its changes, except of their own. */
const entryChanged: InboxRule = {
  event: catalogueEvents.entry_changed,
  notify({ after }) {
    const { kind, within, code, breaking, version, tell } = changed.parse(after);
    if (tell.length === 0) return undefined;
    return {
      tone: breaking ? 'warning' : 'info',
      text: breaking ? 'catalogue:inbox.breaking' : 'catalogue:inbox.changed',
      to: tell,
      entity: `catalogue_${kind}`,
      within,
      parameters: { code, version },
    };
  },
};

/** What `notifyFollowers` stores. */
const run = z.object({
  company_code: z.string(),
  tell: z.array(z.string()),
  tell_breaking: z.array(z.string()),
});

/** People who follow anything in a company are notified once of everything that an import or a reading did. */
function companyChanged(
  to: 'tell' | 'tell_breaking',
  say: Pick<Notice, 'tone' | 'text'>,
): InboxRule {
  return {
    event: catalogueEvents.company_changed,
    notify({ after }) {
      const { company_code: company, ...people } = run.parse(after);
      if (people[to].length === 0) return undefined;
      return { ...say, to: people[to], within: null, parameters: { company } };
    },
  };
}

/** What `notifyEngineUsers` stores. */
const withdrawal = z.object({
  code: z.string(),
  name: z.string(),
  status: z.string(),
  tell: z.array(z.string()),
});

/** People whose entries use an engine are notified when it is taken out of use. */
const engineWithdrawn: InboxRule = {
  event: catalogueEvents.engine_withdrawn,
  notify({ after }) {
    const { code, name, status, tell } = withdrawal.parse(after);
    return {
      tone: 'warning',
      text:
        status === 'deprecated'
          ? 'catalogue:inbox.engine_deprecated'
          : 'catalogue:inbox.engine_deactivated',
      to: tell,
      within: null,
      parameters: { code, name },
    };
  },
};

/** What `finishImport` stores. */
const ending = z.object({
  company_code: z.string(),
  source_id: z.string().nullable(),
  problems: z.number(),
  tell: z.boolean(),
});

type Message = Pick<Notice, 'tone' | 'text'>;

/** The person who started an import is notified how each of its steps ended. */
function endOfImport(
  event: string,
  say: (end: z.output<typeof ending>) => Message | undefined,
): InboxRule {
  return {
    event,
    notify({ userId, after }) {
      const end = ending.parse(after);
      const message = end.tell ? say(end) : undefined;
      if (message === undefined) return undefined;
      const parameters = { company: end.company_code, count: end.problems };
      return { ...message, to: [userId], within: end.source_id, parameters };
    },
  };
}

export const catalogueInboxRules: readonly InboxRule[] = [
  entryChanged,
  companyChanged('tell', { tone: 'info', text: 'catalogue:inbox.company_changed' }),
  engineWithdrawn,
  companyChanged('tell_breaking', { tone: 'warning', text: 'catalogue:inbox.company_breaking' }),
  endOfImport(importEvents.import_checked, ({ problems }) =>
    problems > 0
      ? { tone: 'warning', text: 'catalogue:inbox.import_has_problems' }
      : { tone: 'info', text: 'catalogue:inbox.import_checked' },
  ),
  endOfImport(importEvents.import_carried_out, () => ({
    tone: 'success',
    text: 'catalogue:inbox.import_carried_out',
  })),
  endOfImport(importEvents.import_undone, () => ({
    tone: 'success',
    text: 'catalogue:inbox.import_undone',
  })),
  endOfImport(importEvents.import_failed, ({ source_id }) => ({
    tone: 'danger',
    text: source_id === null ? 'catalogue:inbox.import_failed' : 'catalogue:inbox.reading_failed',
  })),
];
