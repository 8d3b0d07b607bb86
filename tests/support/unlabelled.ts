import type { App } from '#app/server/build-app.ts';
import { describeEntry } from '#modules/audit/server/entries/describe-entry.ts';
import type { StoredEntry } from '#modules/audit/server/entries/entries.queries.ts';
import { LANGUAGES } from '#platform/contract/texts/texts.ts';
import type { Translator } from '#platform/server/texts/translator.ts';

/** As many as most tests write at most. */
const LATEST = 3_000;

/** Values mostly are what people typed. */
function isOwed(path: string): boolean {
  return /^(?:fields|events)\./.test(path);
}

/** What the history would show by its raw name, of everything that has happened in an application. */
export async function findUnlabelled({ context }: App): Promise<string[]> {
  const { rows } = await context.connection.pool.query<StoredEntry>(
    `select *, null as employee from event_log order by sequence desc limit ${LATEST}`,
  );
  const unlabelled = new Set<string>();
  const noText = new Map<string, string>();
  for (const language of LANGUAGES) {
    for (const row of rows) {
      const labelled = new Map<string, boolean>();
      const translator: Translator = {
        ...context.translator,
        has(_language, key) {
          const [, path = ''] = key.split(':');
          const isKnown = context.translator.has(language, key);
          if (isOwed(path)) labelled.set(path, isKnown || labelled.get(path) === true);
          return isKnown;
        },
      };
      const none = {
        amounts: new Map<string, string[]>(),
        usernames: noText,
        employees: new Map<number, string>(),
        names: noText,
        placeName: () => null,
      };
      const { kind } = describeEntry(row, { translator, language, ...none });
      if (kind === row.entity) unlabelled.add(`the entity ${row.entity} (${row.name})`);
      for (const [path, isKnown] of labelled) {
        if (!isKnown) unlabelled.add(`${path} of ${row.entity} (${row.name})`);
      }
    }
  }
  return [...unlabelled];
}
