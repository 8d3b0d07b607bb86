import type { Pool } from 'pg';

export const SOWS = 10_000;
const STREAMS = 20;
const SOPS = 200;
const EMPLOYEES = 200;

/** Who wrote everything; it does not matter. */
const WRITER = `'00000000-0000-7000-8000-000000000001'`;

/**
 * Fills the database with value streams, SOPs and SOWs on their way through the stages for a year and a
 * half, each with its 20 stages and every fifth with a past rollback.
 */
export async function seedTracking(pool: Pool): Promise<void> {
  const statements = [
    `insert into employees (company_id, id, first_name, last_name, first_name_th, last_name_th)
     select 1, 100000 + n, 'Somchai ' || n, 'Jaidee', 'สมชาย ' || n, 'ใจดี'
     from generate_series(1, ${EMPLOYEES}) n`,
    `insert into value_streams (company_id, id, name, description, tags, priority, notes,
       start_date, due_date, sop_count, total_sows, updated_by, search_text)
     select 1, ${idOf('1', 'n')}, 'สายธารคุณค่า ' || n, '', '{}', 'medium', '',
       current_date - 540, current_date + n, ${SOPS / STREAMS}, ${SOWS / STREAMS}, ${WRITER}, 'สายธารคุณค่า ' || n
     from generate_series(0, ${STREAMS - 1}) n`,
    `insert into sops (company_id, id, value_stream_id, name, description, sow_count,
       updated_by, search_text)
     select 1, ${idOf('2', 'n')}, ${idOf('1', `n % ${STREAMS}`)}, 'SOP ' || n, '',
       ${SOWS / SOPS}, ${WRITER}, 'sop ' || n
     from generate_series(0, ${SOPS - 1}) n`,
    `create table bench_work as
     select n, ${idOf('3', 'n')} as id, now() - (30 + n % 510) * interval '1 day' as created_at,
       (4 + n % 9) * interval '1 day' as pace, least(20, (30 + n % 510) / (4 + n % 9)) as done
     from generate_series(0, ${SOWS - 1}) n`,
    `insert into sows (company_id, id, sop_id, value_stream_id, name, description, assignee_id,
       current_stage, stage_started_at, stands_since, start_date, due_date, tags, updated_by, search_text,
       created_at, updated_at)
     select 1, id, ${idOf('2', `n % ${SOPS}`)}, ${idOf('1', `n % ${STREAMS}`)}, 'งานพัฒนาฟีเจอร์ที่ ' || n,
       'รายละเอียดของงาน ' || md5(n::text), 100001 + n % ${EMPLOYEES}, done,
       case when done < 20 and n % 3 > 0 then created_at + done * pace + interval '5 hours' end,
       created_at + done * pace, created_at::date, (created_at + 18 * pace)::date, array['อ้อย'], ${WRITER},
       'งานพัฒนาฟีเจอร์ที่ ' || n || ' ' || md5(n::text), created_at, created_at + done * pace
     from bench_work`,
    `insert into sow_stages (company_id, id, sow_id, stage_number, pass, started_at, completed_at, created_at)
     select 1, gen_random_uuid(), id, k, ${passOf},
       case when k <= done or (k = done + 1 and n % 3 > 0)
         then created_at + (k - 1) * pace + interval '5 hours' end,
       case when k <= done then created_at + k * pace - (n * k % 60) * interval '1 hour' end, created_at
     from bench_work, generate_series(1, 20) k`,
    `insert into sow_stages (company_id, id, sow_id, stage_number, pass, is_current, started_at,
       completed_at, rolled_back_at, rollback_reason, created_at)
     select 1, gen_random_uuid(), id, 9, 1, false, created_at + 8 * pace, created_at + 8.3 * pace,
       created_at + 8.6 * pace,
       (array['ลูกค้าเปลี่ยนความต้องการ', 'พบข้อผิดพลาด', 'เอกสารไม่ครบ'])[1 + n % 3], created_at
     from bench_work where ${wasRolledBack}`,
    `insert into sow_stage_assignees (company_id, sow_id, stage_number, employee_id)
     select 1, id, done + 1, 100001 + n * 7 % ${EMPLOYEES} from bench_work where done < 20 and n % 4 > 0`,
    `drop table bench_work`,
  ];
  for (const statement of statements) await pool.query(statement);
  await pool.query('vacuum analyze');
}

const wasRolledBack = 'n % 5 = 0 and done >= 9';
const passOf = `case when k = 9 and ${wasRolledBack} then 2 else 1 end`;

function idOf(kind: string, number: string): string {
  return `('00000000-0000-7000-8000-${kind}' || lpad(to_hex(${number}), 11, '0'))::uuid`;
}

/** The first SOW; one of them is like another. */
export const FIRST_SOW = '00000000-0000-7000-8000-300000000000';
