/** Our server's statements alone, those that write with their row of history. `$1` is always the company. */
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

const sortable: Record<string, string> = {
  name: 'a.name collate "und-x-icu"',
  code: 'a.code',
  pinecone_index: 'a.pinecone_index',
  files_count: 'a.files_count',
  latest_sync_at: 'a.latest_sync_at',
  created_at: 'a.created_at',
  updated_at: 'a.updated_at',
};

function orderOf(sort: string): string {
  const falling = sort.startsWith('-');
  const column = sortable[sort.replace('-', '')] ?? '';
  const direction = falling ? 'desc' : 'asc';
  return column === sortable['latest_sync_at']
    ? [column, 'a.id']
        .map((key) => `${key} ${direction} nulls ${falling ? 'last' : 'first'}`)
        .join()
    : `${column} ${direction}, a.id ${direction}`;
}

export const list = (words: number, { sort, page }: { sort: string; page: number }): string =>
  `select ${columns} from ${source} where ${found(words)} order by ${orderOf(sort)}
  limit 25 offset ${(page - 1) * 25}`;

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
  ), history as (
    insert into event_log (company_id, user_id, request_id, name, entity, entity_id, after)
    select company_id, created_by, '', 'agents.created', 'agent', id, to_jsonb(a) - 'search_text' from a
  ) select ${columns} from a join employees e on e.company_id = a.company_id and e.id = a.owner_id`;

export const update = `
  with b as (
    select * from agents where company_id = $1 and id = $2
  ), a as (
    update agents set name = $3, description = $4, owner_id = $5, tags = $6, chat_webhook_url = $7,
      embedding_model = $8, chunk_size = $9, chunk_overlap = $10, language = $11, search_text = $12,
      updated_at = now()
    where company_id = $1 and id = $2
    returning *
  ), history as (
    insert into event_log (company_id, user_id, request_id, name, entity, entity_id, before, after)
    select a.company_id, a.updated_by, '', 'agents.updated', 'agent', a.id,
      to_jsonb(b) - 'search_text', to_jsonb(a) - 'search_text'
    from a join b on b.id = a.id
  ) select ${columns} from a join employees e on e.company_id = a.company_id and e.id = a.owner_id`;

/** The columns in the export of the list, newest first. */
export const exported = `
  select a.code, a.name, a.description, e.first_name_th || ' ' || e.last_name_th, a.tags, a.pinecone_index,
    a.embedding_model, a.chunk_size, a.chunk_overlap, a.chat_webhook_url, a.files_count,
    a.latest_sync_status, a.latest_sync_at, a.created_at, a.updated_at
  from ${source} where a.company_id = 1 order by a.created_at desc, a.id desc`;
