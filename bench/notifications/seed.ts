import type { Pool } from 'pg';
import type { SettingInfo } from '#modules/notifications/contract/setting-info.ts';
import { newId } from '#platform/server/ids.ts';
import type { SmtpStandIn } from '#platform/server/mail/testing/smtp-stand-in.ts';
import { quickPasswordHash } from '../../tests/support/quick-password.ts';
import type { Caller } from '../caller.ts';

/** Where the numbers of the employees of an audience begin. */
const FIRST_NUMBER = 500_000;

let added = 0;

/** Adds people of company 1 who sign in and have an e-mail address, all in one new department, whose id it returns. */
export async function addAudience(pool: Pool, size: number): Promise<string> {
  const department = newId();
  await pool.query(
    `insert into departments (company_id, id, name_th, name_en) values (1, $1, $2, $2)`,
    [department, `Department ${department}`],
  );
  await pool.query(
    `
    with people as (
      insert into users (id, username, password_hash)
      select gen_random_uuid(), 'listener-' || n, $2 from generate_series($3::integer, $4::integer) n
      returning id, substring(username from 10)::integer as n
    ), employed as (
      insert into employees
        (company_id, id, first_name, last_name, first_name_th, last_name_th, email, department_id)
      select 1, ${FIRST_NUMBER} + n, 'Listener', n::text, 'ผู้ฟัง', n::text,
        'listener-' || n || '@bench.example', $1
      from people
      returning id
    )
    insert into memberships (company_id, user_id, role_id, employee_id)
    select 1, people.id, roles.id, employed.id
    from people
      join employed on employed.id = ${FIRST_NUMBER} + people.n
      join roles on roles.company_id = 1 and roles.built_in = 'viewer'`,
    [department, await quickPasswordHash(), added + 1, added + size],
  );
  added += size;
  await pool.query('analyze');
  return department;
}

/** Puts a setting about new engines into force. */
export async function addSetting(
  pool: Pool,
  { name, info }: { readonly name: string; readonly info: Partial<SettingInfo> },
): Promise<void> {
  const whole = {
    title: 'Engine {{name}}',
    message: 'มี Engine ใหม่ {{code}}',
    translations: { en: null },
    channels: ['System'],
    match: 'all',
    conditions: [],
    recipients: [],
    recipient_excepts: [],
    critical: false,
    tone: 'info',
    ...info,
  } satisfies SettingInfo;
  await pool.query(
    `
    with setting as (
      insert into notification_settings
        (company_id, id, code, name, description, status, event, draft, live_version, live_event, search_text)
      values (1, $1, $2, $2, '', 'Active', 'engines.created', $3, 1, 'engines.created', '')
      returning id
    )
    insert into notification_setting_versions (company_id, setting_id, number, event, info)
    select 1, id, 1, 'engines.created', $3 from setting`,
    [newId(), name, whole],
  );
}

/** Lets no setting be in force. */
export async function switchOffAll(pool: Pool): Promise<void> {
  await pool.query(`update notification_settings set status = 'Inactive'`);
}

/** Has company 1 send e-mail by a mail server, as fast as it can. */
export async function enableEmail(
  administrator: Pick<Caller, 'call'>,
  mailServer: Pick<SmtpStandIn, 'url'>,
): Promise<void> {
  await administrator.call('PUT', '/api/notification-channels/email', {
    host: '127.0.0.1',
    port: Number(new URL(mailServer.url).port),
    encryption: 'off',
    username: '',
    password: '',
    sender: 'office@bench.example',
    sender_name: '',
    reply_to: '',
    enabled: true,
    per_minute: 100_000,
    updated_at: null,
  });
}
