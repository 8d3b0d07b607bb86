import { sql } from 'drizzle-orm';
import type { Transaction } from '#platform/server/database/transactions.ts';
import { agentFiles } from '../files/files.tables.ts';
import type { GenerationRow } from './index-generations.tables.ts';
import { agentIndexedFiles } from '../indexing/indexing.tables.ts';

/**
 * What the rows of files record about the live index moves to that index, and they take over the records of
 * the chosen one. Files that are not in it, or in another version, then need a sync.
 */
export async function swapIndexedFiles(
  tx: Transaction,
  { live, chosen }: { live: GenerationRow; chosen: GenerationRow },
): Promise<void> {
  const { company_id: companyId, agent_id: agentId } = chosen;
  await tx.execute(sql`
    update ${agentIndexedFiles} held
    set content_hash = file.indexed_content_hash, pages_count = file.pages_count,
      text_quality = file.text_quality
    from ${agentFiles} file
    where held.company_id = ${companyId} and held.agent_id = ${agentId}
      and held.generation = ${live.number}
      and file.company_id = held.company_id and file.id = held.file_id`);
  await tx.execute(sql`
    update ${agentFiles} file
    set indexed_content_hash = held.content_hash,
      indexed_settings = case when held.content_hash is null then null else ${chosen.settings} end,
      chunks_count = held.chunks_count, pages_count = held.pages_count,
      text_quality = coalesce(held.text_quality, file.text_quality),
      status = case when held.content_hash is null then file.status else 'ready' end,
      reason = case when held.content_hash is null then file.reason end
    from ${agentFiles} every_file
    left join ${agentIndexedFiles} held on held.company_id = every_file.company_id
      and held.file_id = every_file.id and held.generation = ${chosen.number}
    where every_file.company_id = ${companyId} and every_file.agent_id = ${agentId}
      and file.company_id = every_file.company_id and file.id = every_file.id`);
}
