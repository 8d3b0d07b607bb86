import type { Pool } from 'pg';
import { normaliseText } from '#libraries/text/normalise-text.ts';

/** Agents of company 1, and of the nine others together. */
export const AGENTS = 100_000;
const AGENTS_OF_OTHERS = 9_000;
const OTHER_COMPANIES = 9;
const EMPLOYEES = 200;
const AT_ONCE = 10_000;

const names = [
  'ผู้ช่วยตอบคำถามชาวไร่',
  'Quota assistant',
  'ที่ปรึกษาการรับซื้ออ้อย',
  'Cane buying desk',
  'ฝ่ายบุคคลและสวัสดิการ',
  'Contract clerk',
  'ศูนย์ข้อมูลพันธุ์อ้อย',
  'Harvest planner',
];
const descriptions = [
  'ตอบคำถามเรื่องการรับซื้ออ้อย ราคา และโควตาของชาวไร่ทุกเขตส่งเสริม',
  'Answers questions on prices, contracts and quota rules for field officers in every zone',
  'ช่วยพนักงานค้นระเบียบการลา สวัสดิการ และเอกสารภายในบริษัทอย่างรวดเร็ว',
  'Explains planting calendars, fertiliser advice and delivery slots in Thai and English',
  'สรุปสัญญาและเงื่อนไขการส่งอ้อยเข้าหีบให้เข้าใจง่าย พร้อมอ้างอิงหน้าเอกสาร',
  'Finds the right passage in manuals, price lists and leave policies',
];
const tags = ['อ้อย', 'quota', 'สัญญา', 'price', 'บุคคล', 'harvest', 'ไร่', 'north', 'ใต้'];

/** Fills the database, with this many agents for company 1, by statements over whole sets; then updates statistics. */
export async function seed(pool: Pool, count = AGENTS): Promise<void> {
  const statements = [
    `insert into companies (id, name_th, name_en, code)
     select n, 'บริษัท ทดสอบ ' || n, 'Company ' || n, 'B' || n from generate_series(2, ${OTHER_COMPANIES + 1}) n`,
    `insert into employees (company_id, id, first_name, last_name, first_name_th, last_name_th)
     select case when n <= ${EMPLOYEES} then 1 else 2 + n % ${OTHER_COMPANIES} end, 100000 + n,
       'Somchai ' || n, 'Jaidee', 'สมชาย ' || n, 'ใจดี'
     from generate_series(1, ${EMPLOYEES + OTHER_COMPANIES * 10}) n`,
    ...agentStatements(count),
    `insert into counters (company_id, name, value)
     select company_id, 'agents', 10000000 from agents group by company_id`,
  ];
  for (const statement of statements) await pool.query(statement);
  await pool.query('vacuum analyze');
}

/** Several: while one runs nobody else can use the embedded database, and a caller gives up after ten seconds. */
function agentStatements(count: number): string[] {
  const all = count + AGENTS_OF_OTHERS;
  return Array.from({ length: Math.ceil(all / AT_ONCE) }, (_, part) =>
    insertAgents(count, [part * AT_ONCE + 1, Math.min(all, (part + 1) * AT_ONCE)]),
  );
}

const insertAgents = (count: number, [first, last]: readonly [number, number]) => `
  with words as (
    select ${list(names)} as names, ${list(names.map(normaliseText))} as plain_names,
      ${list(descriptions)} as descriptions, ${list(descriptions.map(normaliseText))} as plain_descriptions,
      ${list(tags)} as tags
  ), owners as (
    select company_id, array_agg(id order by id) as ids from employees group by company_id
  ), numbered as (
    select n, case when n <= ${count} then 1 else 2 + n % ${OTHER_COMPANIES} end as company_id,
      date_trunc('second', now()) - n * interval '37 seconds' as made, md5(n::text) as noise,
      1 + n % ${names.length} as name, 1 + n % ${descriptions.length} as description,
      1 + n % ${tags.length} as tag, 1 + (n / 7) % ${tags.length} as other_tag
    from generate_series(${first}, ${last}) n
  )
  insert into agents (company_id, id, code, name, description, owner_id, tags, chat_webhook_url,
    pinecone_index, embedding_model, chunk_size, chunk_overlap, language, files_count, latest_sync_at,
    latest_sync_status, search_text, created_by, updated_by, created_at, updated_at)
  select company_id,
    (lpad(to_hex((extract(epoch from made) * 1000)::bigint), 12, '0') || '7' || substr(noise, 1, 3)
      || '8' || substr(noise, 4, 15))::uuid,
    'AG-' || lpad(n::text, 6, '0'), names[name] || ' ' || n, descriptions[description] || ' ' || noise,
    ids[1 + n % array_length(ids, 1)], array[words.tags[tag], words.tags[other_tag]],
    'https://flows.example.com/webhook/' || noise, 'index-' || n, 'text-embedding-ada-002', 500, 50,
    (array['auto', 'th', 'en'])[1 + n % 3], n % 40,
    case when n % 5 > 0 then made + interval '1 hour' end,
    case when n % 5 > 0 then (array['success', 'failed', 'cancelled'])[1 + n % 3] end,
    lower(plain_names[name] || ' ' || n || ' ' || plain_descriptions[description] || ' ' || noise
      || ' ag-' || lpad(n::text, 6, '0') || ' ' || words.tags[tag] || ' ' || words.tags[other_tag]),
    gen_random_uuid(), gen_random_uuid(), made, made
  from numbered join owners using (company_id), words`;

function list(texts: readonly string[]): string {
  return `array[${texts.map((text) => `'${text}'`).join(', ')}]`;
}
