import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { lastStage } from '#modules/feature-development/contract/stage-order.ts';
import { sowRelations } from './relations.tables.ts';
import { sows } from './sows.tables.ts';

const blockers = alias(sows, 'blockers');

interface Blocker {
  readonly id: string;
  readonly name: string;
}

/** The SOWs that block a row's SOW and are not delivered, as a column of the statement that reads it. */
export const openBlockers = sql<Blocker[]>`${sql`(
  select coalesce(
    json_agg(json_build_object('id', ${blockers.id}, 'name', ${blockers.name}) order by ${blockers.name}),
    '[]'::json
  )
  from ${sowRelations} join ${sows} as blockers
    on ${blockers.company_id} = ${sowRelations.company_id} and ${blockers.id} = ${sowRelations.blocker_id}
  where ${sowRelations.company_id} = ${sows.company_id} and ${sowRelations.blocked_id} = ${sows.id}
    and ${blockers.current_stage} < ${lastStage}
)`}`;
