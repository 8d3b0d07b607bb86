import { sql } from 'drizzle-orm';
import type { Database } from '#platform/server/database/transactions.ts';
import { newId } from '#platform/server/ids.ts';
import { agentFiles } from '../../files/files.tables.ts';
import { agents } from '../../agents/agents.tables.ts';
import type { IndexAddress } from '../../agents/retrieval.ts';

/** Adds an agent to a company, which is created if needed, without using the writes. */
export async function insertBareAgent(
  database: Database,
  { companyId = 1 }: { readonly companyId?: number } = {},
): Promise<IndexAddress> {
  const agentId = newId();
  await database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into companies (id, name_th, name_en, code) overriding system value
      values (${companyId}, 'บริษัท', 'Company', ${`C${companyId}`}) on conflict do nothing`);
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into employees (company_id, first_name, last_name, first_name_th, last_name_th)
      values (${companyId}, 'A', 'B', 'ก', 'ข') returning id`);
    await tx.insert(agents).values({
      company_id: companyId,
      id: agentId,
      code: agentId,
      name: agentId,
      description: '',
      owner_user_id: rows[0]?.id ?? 0,
      tags: [],
      chat_webhook_url: 'https://example.com',
      pinecone_index: agentId,
      embedding_model: 'text-embedding-ada-002',
      chunk_size: 500,
      chunk_overlap: 50,
      language: 'th',
      search_text: '',
      created_by: newId(),
      updated_by: newId(),
    });
  });
  return { companyId, agentId, generation: 0 };
}

/** Adds the rows of files to an agent; they share one content, which is stored nowhere. */
export async function insertBareFiles(
  database: Database,
  { companyId, agentId }: IndexAddress,
  count: number,
): Promise<string[]> {
  const storedFileId = newId();
  const fileIds = Array.from({ length: count }, newId);
  await database.asSystem(async (tx) => {
    await tx.execute(sql`
      insert into stored_files
        (company_id, id, filename, mime_type, size_bytes, sha256, storage_key, uploaded_by)
      values (${companyId}, ${storedFileId}, 'a.txt', 'text/plain', 1, '', ${storedFileId}, ${newId()})`);
    for (let from = 0; from < count; from += 500) {
      await tx.insert(agentFiles).values(
        fileIds.slice(from, from + 500).map((id) => ({
          company_id: companyId,
          id,
          agent_id: agentId,
          stored_file_id: storedFileId,
          filename: `${id}.txt`,
          size_bytes: 1,
          mime_type: 'text/plain',
          content_hash: '',
          status: 'ready' as const,
          search_text: '',
          uploaded_by: newId(),
        })),
      );
    }
  });
  return fileIds;
}
