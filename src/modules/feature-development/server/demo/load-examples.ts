import { SOW, sowEvents } from '#modules/feature-development/contract/sows.ts';
import { eq } from 'drizzle-orm';
import { findUserOfEmployee, listMembers, scopeOf } from '#modules/identity/server/public.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Context } from '#platform/server/context.ts';
import { nextNumber } from '#platform/server/database/counters.ts';
import { counters } from '#platform/server/database/counters.tables.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { eventLog } from '#platform/server/events/event-log.tables.ts';
import { insertRows } from '#platform/server/database/write-rows.ts';
import { newId } from '#platform/server/ids.ts';
import { checklistTemplates } from '../checklists/checklists.tables.ts';
import { sowComments } from '../comments/comments.tables.ts';
import { sowStageAssignees, sowStages } from '../records/stages.tables.ts';
import { addTables } from '../checklists/write-checklist-tables.ts';
import { attachExampleFiles, storeExampleFiles, type StoredContents } from './example-files.ts';
import { EXAMPLE_TEMPLATES } from './example-texts.ts';
import { simulateHistory } from './simulate-history.ts';
import { buildHistory, workerOf, type History } from './build-history.ts';
import { writeLevelComments } from './write-level-comments.ts';
import { writeRelations } from './write-relations.ts';
import { placeSow, writeHierarchy, type PlacedSow } from './write-records.ts';
import { CANE_BUYING } from './example-cane-buying.ts';
import { GROWERS } from './example-growers.ts';
import { TRANSPORT } from './example-transport.ts';
import type { ExampleValueStream } from './example-types.ts';

/** What the software team of a sugar mill works on, and how far each piece has come. */
export const EXAMPLE_WORK: readonly ExampleValueStream[] = [CANE_BUYING, GROWERS, TRANSPORT];

/** Counts the loads of the company, so that deleted examples do not come back. */
const LOADS = 'feature_development_examples';
/** The company of the examples. */
const COMPANY = 1;
const DAY_MS = 24 * 3600 * 1000;

/** Does something once in the life of an installation. */
export async function beginOnce(
  { config, database }: Pick<Context, 'config' | 'database'>,
  begin: (tx: Transaction) => Promise<unknown>,
): Promise<void> {
  if (!config.demo) return;
  await database.asSystem(async (tx) => {
    const loaded = await tx.select().from(counters).where(eq(counters.name, LOADS)).limit(1);
    if (loaded.length === 0) await begin(tx);
  });
}

/**
 * Writes what a company's team has done in half a year, as the application would have recorded it, in one
 * transaction of few statements. As commands it would have happened today, and would take long.
 */
export async function loadExamples(context: Context): Promise<void> {
  const { clock, database } = context;
  const members = await database.asSystem(listMembers, { readOnly: true });
  const author = members.find(
    ({ companyId, role }) => companyId === COMPANY && role === 'administrator',
  );
  if (author === undefined) return;
  const { companyId, userId } = author;
  const scope = await scopeOf(context, { companyId, userId, requestId: newId(), language: 'th' });
  const files = await storeExampleFiles(context.files);
  await database.inCompany(scope, async (tx) => {
    // When several processes load at once, the others wait here and then see that the first has done it.
    if ((await nextNumber(tx, scope, LOADS)) > 1) return;
    await writeWork(tx, scope, { now: clock.now(), files });
  });
}

interface Written {
  readonly sow: PlacedSow;
  readonly history: History;
}

async function writeWork(
  tx: Transaction,
  scope: Scope,
  { now, files }: { now: Date; files: StoredContents },
): Promise<void> {
  await writeTemplates(tx, scope, now);
  const places = EXAMPLE_WORK.flatMap((stream) => placeSow(stream));
  const written = places.map((sow, seed): Written => {
    const steps = simulateHistory(sow.example, now, seed);
    return { sow, history: buildHistory({ steps, customer: sow.customer, seed }) };
  });
  await writeHierarchy(tx, scope, { written, now });
  await writeRelations(tx, scope, places);
  await writePasses(tx, scope, written);
  await addTables(
    tx,
    scope,
    written.flatMap(({ history }) => history.tables),
  );
  const attached = await attachExampleFiles(tx, scope, { written, files });
  await writeComments(tx, scope, { written, attached, now });
}

async function writeTemplates(tx: Transaction, scope: Scope, now: Date): Promise<void> {
  await tx.insert(checklistTemplates).values(
    Object.entries(EXAMPLE_TEMPLATES).map(([stage, tables]) => ({
      company_id: scope.companyId,
      stage_number: Number(stage),
      version: 1,
      tables: [...tables],
      note: '',
      saved_at: new Date(now.getTime() - 200 * DAY_MS).toISOString(),
      saved_by: scope.userId,
      saved_by_employee: scope.employeeId,
    })),
  );
}

async function writePasses(
  tx: Transaction,
  { companyId }: Scope,
  written: readonly Written[],
): Promise<void> {
  const passes = written.flatMap(({ sow, history }) =>
    history.passes.map((pass) => ({ ...pass, company_id: companyId, sow_id: sow.id })),
  );
  await insertRows(tx, sowStages, { rows: passes });
  const assigned = written.flatMap(({ sow, history }) => {
    const started = history.passes.filter(({ started_at }) => started_at !== null);
    return [...new Set(started.map(({ stage_number }) => stage_number))].map((stage_number) => ({
      company_id: companyId,
      sow_id: sow.id,
      stage_number,
      employee_id: workerOf(stage_number, sow.customer),
    }));
  });
  await insertRows(tx, sowStageAssignees, { rows: assigned });
}

interface Conversation {
  readonly written: readonly Written[];
  readonly attached: Awaited<ReturnType<typeof attachExampleFiles>>;
  readonly now: Date;
}

/** Comments, and all events in the order in which they happened. */
async function writeComments(
  tx: Transaction,
  scope: Scope,
  { written, attached, now }: Conversation,
): Promise<void> {
  const { companyId, userId, requestId } = scope;
  const people = new Set(
    written.flatMap(({ history }) => history.comments.map(({ author }) => author)),
  );
  const userOf = new Map<number, string>();
  for (const id of people) {
    // An employee who cannot sign in yet must not be mistaken for another user.
    userOf.set(id, (await findUserOfEmployee(tx, scope, id)) ?? newId());
  }
  await tx.insert(sowComments).values(
    written.flatMap(({ sow, history }) =>
      history.comments.map(({ id, stage_number, text, mentions, author, at }) => ({
        company_id: companyId,
        id,
        sow_id: sow.id,
        stage_number,
        text,
        mentions: [...mentions],
        author_id: userOf.get(author) ?? userId,
        author_employee: author,
        created_at: at,
      })),
    ),
  );
  const happened = written.flatMap(({ sow, history }) => {
    const entity = {
      company_id: companyId,
      entity: SOW,
      entity_id: sow.id,
      request_id: requestId,
    };
    const created_at = new Date(now.getTime() - sow.example.began * DAY_MS).toISOString();
    const created = {
      ...entity,
      at: history.events.reduce((first, { at }) => (at < first ? at : first), created_at),
      name: sowEvents.sow_created,
      employee_id: scope.employeeId,
      user_id: userId,
      before: null,
      after: { id: sow.id, name: sow.example.name, current_stage: 0 },
    };
    const others = history.events.map(({ by: employee_id, ...event }) => ({
      ...entity,
      ...event,
      employee_id,
      user_id: userOf.get(employee_id) ?? null,
    }));
    return [created, ...others];
  });
  const places = written.map(({ sow }) => sow);
  const levels = await writeLevelComments(tx, scope, { places, now, userOf });
  const rows = [...happened, ...attached, ...levels].toSorted(
    (one, other) => Date.parse(one.at) - Date.parse(other.at),
  );
  await insertRows(tx, eventLog, { rows });
}
