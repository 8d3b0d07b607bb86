import { type SopInput, sopRoutes } from '#modules/feature-development/contract/sops.ts';
import { type SowInput, sowRoutes } from '#modules/feature-development/contract/sows.ts';
import { valueStreamRoutes } from '#modules/feature-development/contract/value-streams.ts';
import { specifiedOrder, type Command } from '../stages/testing/stage-model.ts';
import type { TestApp } from '#tests/support/app.ts';
import { queryRows } from '#tests/support/query-rows.ts';
import type { Answer } from '#tests/support/send.ts';
import type { SignedIn } from '#tests/support/sign-in.ts';

let made = 0;

/** Creates a value stream with a new name. */
export function createValueStream(person: SignedIn, changes: object = {}) {
  const body = { name: `สายธารคุณค่าที่ ${(made += 1)}`, ...changes };
  return person.ask(valueStreamRoutes.create, { body });
}

/** Creates a SOP, in a value stream of its own unless one is given. */
export async function createSop(person: SignedIn, changes: Partial<SopInput> = {}) {
  const value_stream_id = changes.value_stream_id ?? (await createValueStream(person)).id;
  const body = { name: `ขั้นตอนงานที่ ${(made += 1)}`, ...changes, value_stream_id };
  return person.ask(sopRoutes.create, { body });
}

/** Creates a SOW, in a SOP of its own unless one is given. */
export async function createSow(person: SignedIn, changes: Partial<SowInput> = {}) {
  const sop_id = changes.sop_id ?? (await createSop(person)).id;
  const body = { name: `งานที่ ${(made += 1)}`, ...changes, sop_id };
  return person.ask(sowRoutes.create, { body });
}

/** Gives a command to a SOW and returns its answer. */
export function moveSow(person: SignedIn, id: string, command: Command): Promise<Answer> {
  const path = `/v1/sows/${id}`;
  const { kind, stage } = command;
  switch (kind) {
    case 'start':
    case 'complete':
      return person.call('POST', `${path}/${kind}-stage`, { body: { stage_number: stage } });
    case 'edit':
      return person.call('PUT', `${path}/stages/${stage}`, { body: { notes: command.notes } });
    case 'assign': {
      const body = { assignee_ids: command.assignees };
      return person.call('POST', `${path}/stages/${stage}/assign`, { body });
    }
    case 'rollback': {
      const body = { target_stage: stage, reason: command.reason };
      return person.call('POST', `${path}/rollback-stage`, { body });
    }
  }
}

/** Where the stored sums differ from what the stages add up to when they are counted again. */
export function findDisagreements(app: Pick<TestApp, 'context'>): Promise<object[]> {
  return queryRows(
    app,
    `with specified as (
       select * from unnest($1::int[]) stage
     ), counted as (
       select sows.company_id, sows.id, sop_id, value_stream_id, current_stage, stage_started_at,
         count(*) as stages, count(completed_at) as done,
         coalesce(max(stage_number) filter (where completed_at is not null), 0) as last,
         coalesce(bool_or(stage_number = (select min(stage) from specified where stage > current_stage) and started_at is not null), false) as is_started,
         (select count(*) from specified where stage <= current_stage) as passed
       from sows join sow_stages on sow_stages.company_id = sows.company_id and sow_id = sows.id and is_current
       group by sows.company_id, sows.id
     ), by_sop as (
       select sops.company_id, sops.id, sops.value_stream_id, sow_count, sow_progress_sum, completed_sows, sops.progress,
         count(counted.id) as sows, coalesce(sum(round(done / $2::numeric * 100)), 0) as sum,
         count(*) filter (where done > 0 or is_started) as started, started_sows,
         count(*) filter (where done = $2) as completed,
         coalesce(round(avg(round(done / $2::numeric * 100)), 2), 0) as average
       from sops left join counted on counted.company_id = sops.company_id and sop_id = sops.id
       group by sops.company_id, sops.id
     )
     select 'sow' as kind, id, jsonb_build_object('current', current_stage, 'done', done, 'last', last) as found
     from counted
     where stages <> 20 or done <> passed or last <> current_stage
       or is_started <> (stage_started_at is not null)
     union all
     select 'sop', id, to_jsonb(by_sop) from by_sop
     where (sow_count, sow_progress_sum, started_sows, completed_sows, progress / 100.0) is distinct from (sows, sum, started, completed, average)
     union all
     select 'value stream', value_streams.id, jsonb_build_object('progress', value_streams.progress, 'average', avg(average))
     from value_streams left join by_sop on by_sop.company_id = value_streams.company_id and value_stream_id = value_streams.id
     group by value_streams.company_id, value_streams.id
     having (sop_count, total_sows, value_streams.started_sows, value_streams.completed_sows, value_streams.progress / 100.0) is distinct from
       (count(by_sop.id), coalesce(sum(sows), 0), coalesce(sum(started), 0), coalesce(sum(completed), 0), coalesce(round(avg(average), 2), 0))
     union all
     select 'place', sows.id, null from sows join sops on sops.company_id = sows.company_id and sops.id = sop_id
     where sops.value_stream_id <> sows.value_stream_id`,
    [specifiedOrder, specifiedOrder.length],
  );
}
