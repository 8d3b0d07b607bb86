/** The statements of our server, with nothing around them. `$1` is always the company. */
const columns = `a.id, a.code, a.name, a.description, a.owner_id as owner_user_id,
  e.first_name_th || ' ' || e.last_name_th as owner_display, a.tags, a.chat_webhook_url, a.pinecone_index,
  a.embedding_model, 'built-in' as embedding_in_use, a.chunk_size, a.chunk_overlap, a.language, a.files_count,
  a.latest_sync_at, a.latest_sync_status, false as needs_full_sync, a.created_at, a.updated_at`;
const source = 'agents a join employees e on e.company_id = a.company_id and e.id = a.owner_id';

export const getOne = `select ${columns} from ${source} where a.company_id = $1 and a.id = $2`;

function found(words: number): string {
  const patterns = Array.from(
    { length: words },
    (_, index) => `and a.search_text like $${index + 2}`,
  );
  return `a.company_id = $1 ${patterns.join(' ')}`;
}

export const list = (words: number): string =>
  `select ${columns} from ${source} where ${found(words)} order by a.created_at desc, a.id desc limit 25`;

export const exactCount = (words: number): string =>
  `select count(*)::integer as total from agents a where ${found(words)}`;

export const cappedCount = (words: number): string =>
  `select count(*)::integer as total from (select 1 from agents a where ${found(words)} limit 10001) capped`;

export const create = `
  with a as (
    insert into agents (company_id, id, code, name, description, owner_id, tags, chat_webhook_url,
      pinecone_index, embedding_model, chunk_size, chunk_overlap, language, search_text, created_by, updated_by)
    values ($1, gen_random_uuid(), $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
      '00000000-0000-0000-0000-000000000000', '00000000-0000-0000-0000-000000000000')
    returning *
  ) select ${columns} from a join employees e on e.company_id = a.company_id and e.id = a.owner_id`;

export const update = `
  with a as (
    update agents set name = $3, description = $4, owner_id = $5, tags = $6, chat_webhook_url = $7,
      embedding_model = $8, chunk_size = $9, chunk_overlap = $10, language = $11, search_text = $12,
      updated_at = now()
    where company_id = $1 and id = $2
    returning *
  ) select ${columns} from a join employees e on e.company_id = a.company_id and e.id = a.owner_id`;
