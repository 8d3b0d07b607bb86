import { and, eq, like, or } from 'drizzle-orm';
import { agentLimits } from '#modules/agents/contract/agents.ts';
import { romaniseText } from '#libraries/text/romanise-text.ts';
import type { Scope } from '#platform/server/access/scope.ts';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agents } from '../agents/agents.tables.ts';
import { findAgentSettings } from './agent-settings.queries.ts';

/** For names of which no letter can be written in the name of an index. */
const NAMELESS = 'agent';
/** Room for the number that makes a name unique. */
const NUMBER = '-99999'.length;

/** What a form fills in for a new agent of this name. */
export async function proposeAgent(tx: Transaction, scope: Scope, name: string) {
  const { default_webhook_url } = await findAgentSettings(tx, scope);
  return {
    pinecone_index: await proposeIndex(tx, scope, name),
    chat_webhook_url: default_webhook_url,
  };
}

/** The name of an index that no agent of the company has. */
async function proposeIndex(tx: Transaction, { companyId }: Scope, name: string): Promise<string> {
  const base = indexNameOf(name);
  const { pinecone_index: index } = agents;
  const alike = await tx
    .select({ index })
    .from(agents)
    .where(and(eq(agents.company_id, companyId), or(eq(index, base), like(index, `${base}-%`))));
  const taken = new Set(alike.map((agent) => agent.index));
  let proposed = base;
  for (let number = 2; taken.has(proposed); number += 1) proposed = `${base}-${number}`;
  return proposed;
}

/** Lowercase letters, digits and hyphens: what every vector database accepts. */
function indexNameOf(name: string): string {
  const words = romaniseText(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, agentLimits.index - NUMBER)
    .replace(/^-+|-+$/g, '');
  return words === '' ? NAMELESS : words;
}
