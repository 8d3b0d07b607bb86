import { desc, type Column } from 'drizzle-orm';
import {
  versionedFields,
  type AgentProfileVersion,
} from '#modules/agent-profiles/contract/versions.ts';
import { agentReference } from '#modules/agents/server/public.ts';
import {
  departmentReference,
  employeeName,
  positionReference,
} from '#modules/directory/server/public.ts';
import { errors } from '#platform/contract/errors.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import { hasValues } from '#platform/server/database/has-values.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentProfileVersions as versions } from '../agent-profiles/agent-profiles.tables.ts';

/** More than anybody looks through; the newest are what one looks for. */
const SHOWN = 100;

/** The versions of an agent profile with what each changed, the newest first. */
export async function listVersions(
  tx: Transaction,
  { companyId, language }: Scope,
  profileId: string,
): Promise<AgentProfileVersion[]> {
  const of = (id: Column) => ({ companyId: versions.company_id, id, language });
  const rows = await tx
    .select({
      number: versions.number,
      name: versions.name,
      description: versions.description,
      department: departmentReference(of(versions.department_id)),
      position: positionReference(of(versions.position_id)),
      chat_agent: agentReference(of(versions.chat_agent_id)),
      ids: {
        department: versions.department_id,
        position: versions.position_id,
        chat_agent: versions.chat_agent_id,
      },
      createdAt: versions.created_at,
      author: versions.created_by_employee,
      authorName: employeeName(of(versions.created_by_employee)),
    })
    .from(versions)
    .where(hasValues(versions, { company_id: companyId, profile_id: profileId }))
    .orderBy(desc(versions.number))
    // One more, with which the last one shown is compared.
    .limit(SHOWN + 1);
  return rows.slice(0, SHOWN).map((version, place) => ({
    number: version.number,
    changes: changesBetween(rows[place + 1], version),
    createdAt: version.createdAt,
    createdBy: version.author === null ? null : { id: version.author, name: version.authorName },
  }));
}

type Reference = { readonly name: string } | null;

interface Content {
  readonly name: string;
  readonly description: string;
  readonly department: Reference;
  readonly position: Reference;
  readonly chat_agent: Reference;
  /** By which records are compared: their names may have changed since. */
  readonly ids: Readonly<Record<'department' | 'position' | 'chat_agent', string | null>>;
}

function changesBetween(before: Content | undefined, after: Content) {
  const compared = (content: Content | undefined) => ({ ...content, ...content?.ids });
  const [one, other] = [compared(before), compared(after)];
  return versionedFields
    .filter((field) => (one[field] ?? null) !== (other[field] ?? null))
    .filter((field) => before !== undefined || write(after[field]) !== '')
    .map((field) => ({
      field,
      before: before === undefined ? null : write(before[field]),
      after: write(after[field]),
    }));
}

function write(value: string | Reference): string | null {
  return typeof value === 'string' ? value : (value?.name ?? null);
}

/** What a version says, as a change of its agent profile. */
export async function findContent(
  tx: Transaction,
  { companyId }: Pick<Scope, 'companyId'>,
  { profileId, number }: { readonly profileId: string; readonly number: number },
) {
  const [row] = await tx
    .select()
    .from(versions)
    .where(hasValues(versions, { company_id: companyId, profile_id: profileId, number }));
  if (row === undefined) throw errors.not_found();
  const { name, description, department_id, position_id, chat_agent_id } = row;
  return {
    name,
    description,
    department: { id: department_id },
    position: { id: position_id },
    chat_agent: chat_agent_id === null ? null : { id: chat_agent_id },
  };
}
