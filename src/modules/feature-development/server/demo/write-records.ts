import { sopInput } from '#modules/feature-development/contract/sops.ts';
import { activeProfileIds } from '#modules/agent-profiles/server/public.ts';
import { sowInput } from '#modules/feature-development/contract/sows.ts';
import { NOT_STARTED, nextStage } from '#modules/feature-development/contract/stage-order.ts';
import { valueStreamInput } from '#modules/feature-development/contract/value-streams.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { sops } from '../records/sops.tables.ts';
import { sows } from '../records/sows.tables.ts';
import { searchColumns } from '../records/search-columns.ts';
import { updateProgress, updateValueStreams, weightOf } from '../records/update-progress.ts';
import { valueStreams } from '../records/value-streams.tables.ts';
import type { ExampleSop, ExampleSow, ExampleValueStream } from './example-types.ts';
import { workerOf, type History } from './build-history.ts';

const DAY_MS = 24 * 3600 * 1000;
/** Bangkok is seven hours ahead of UTC. */
const OFFSET_MS = 7 * 3600 * 1000;

/** A SOW of the examples with the ids of its SOP and its value stream. */
export interface PlacedSow {
  readonly id: string;
  readonly example: ExampleSow;
  readonly customer: number;
  readonly sop: { readonly id: string; readonly example: ExampleSop };
  readonly stream: { readonly id: string; readonly example: ExampleValueStream };
}

export function placeSow(example: ExampleValueStream): PlacedSow[] {
  const stream = { id: newId(), example };
  return example.sops.flatMap((one) => {
    const sop = { id: newId(), example: one };
    return one.sows.map((sow) => ({
      id: newId(),
      example: sow,
      customer: sow.customer ?? one.customer,
      sop,
      stream,
    }));
  });
}

interface Work {
  readonly written: readonly { readonly sow: PlacedSow; readonly history: History }[];
  readonly now: Date;
}

export async function writeHierarchy(
  tx: Transaction,
  scope: Scope,
  { written, now }: Work,
): Promise<void> {
  const rowOf = <Input extends Parameters<typeof searchColumns>[0]>(input: Input) => ({
    ...input,
    ...searchColumns(input),
    company_id: scope.companyId,
    updated_by: scope.userId,
    updated_by_employee: scope.employeeId,
  });
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const dayOf = (days: number) =>
    new Date(now.getTime() + OFFSET_MS + days * DAY_MS).toISOString().slice(0, 10);
  const streams = new Map(written.map(({ sow }) => [sow.stream.id, sow.stream]));
  const sopsById = new Map(written.map(({ sow }) => [sow.sop.id, sow]));

  await tx.insert(valueStreams).values(
    [...streams.values()].map(({ id, example: { sops: _sops, owner, began, due, ...fields } }) => ({
      ...rowOf(
        valueStreamInput.parse({
          ...fields,
          owner_id: owner,
          start_date: dayOf(-began),
          due_date: dayOf(due),
        }),
      ),
      id,
      created_at: ago(began),
      updated_at: ago(began),
    })),
  );
  await tx.insert(sops).values(
    [...sopsById.values()].map(({ sop, stream }) => {
      const began = Math.max(...sop.example.sows.map((sow) => sow.began));
      const { name, description } = sop.example;
      const fields = { name, description, value_stream_id: stream.id };
      const input = sopInput.parse(fields);
      const at = { created_at: ago(began + 1), updated_at: ago(began + 1) };
      return { ...rowOf(input), id: sop.id, ...at };
    }),
  );
  const agents = await activeProfileIds(tx, scope);
  await tx.insert(sows).values(
    written.map(({ sow: { id, sop, stream, example, customer }, history }, place) => {
      const { current_stage, stage_started_at, events } = history;
      const isBegun = current_stage !== NOT_STARTED || stage_started_at !== null;
      const input = sowInput.parse({
        name: example.name,
        sop_id: sop.id,
        assignee_id: isBegun ? workerOf(nextStage(current_stage) ?? current_stage, customer) : null,
        // Every third has an agent beside its person.
        agent_profile_id: isBegun && place % 3 === 0 ? agents[place % agents.length] : null,
        ...(example.held !== undefined && {
          manual_status: 'On Hold',
          status_reason: example.held,
        }),
        start_date: dayOf(-example.began),
        due_date: dayOf(example.due ?? -example.moved),
        tags: example.tags ?? [],
      });
      const last = events.reduce(
        (latest, { at }) => (at > latest ? at : latest),
        ago(example.began),
      );
      return {
        ...rowOf(input),
        id,
        value_stream_id: stream.id,
        current_stage,
        stage_started_at,
        stands_since: history.stands_since ?? ago(example.began),
        version: 1 + events.length,
        created_at: ago(example.began),
        updated_at: last,
      };
    }),
  );
  await updateValueStreams(
    tx,
    scope,
    [...streams.values()].map(({ id, example }) => ({
      value_stream_id: id,
      sops: example.sops.length,
      progress: 0,
      sows: 0,
      started: 0,
      completed: 0,
    })),
  );
  const bySop = Map.groupBy(written, ({ sow }) => sow.sop.id);
  await updateProgress(
    tx,
    scope,
    [...bySop].map(([sop_id, some]) => {
      const weights = some.map(({ history }) => weightOf(history));
      return {
        sop_id,
        sows: weights.length,
        progress: weights.reduce((sum, { progress }) => sum + progress, 0),
        started: weights.reduce((sum, { started }) => sum + started, 0),
        completed: weights.reduce((sum, { completed }) => sum + completed, 0),
      };
    }),
  );
}
