import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createJobs } from '#platform/server/jobs/jobs.ts';
import type { Connection } from '#platform/server/database/connection.ts';
import { describeEachDatabase, quiet, type TestDatabase } from './support/databases.ts';

describeEachDatabase('the catalogue of the database', (engine) => {
  let home: TestDatabase;
  let connection: Connection;
  let pool: Pool;

  beforeAll(async () => {
    home = await engine.createDatabase();
    connection = await home.connect();
    pool = connection.pool;
    const jobs = createJobs(connection, quiet);
    await jobs.start([], { work: false });
    await jobs.stop();
  });
  afterAll(async () => {
    await connection.close();
    await home.close();
  });

  const names = async (query: string): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(query);
    return rows.map(({ name }) => name);
  };
  const companyTables = `
    select class.oid, class.relname as name, class.relrowsecurity, class.relforcerowsecurity
    from pg_class class
    join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attname = 'company_id'
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p')`;

  const tablesWithoutSecurity = `
    select name from (${companyTables}) t where not (relrowsecurity and relforcerowsecurity)`;

  const tablesWithOtherPolicies = async () => {
    const { rows } = await pool.query<{ name: string; policies: string }>(`
      select name, string_agg(
        concat_ws(' ', polname, polcmd, polpermissive, polroles::regrole[]::text,
          pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)), ' | ' order by polname) as policies
      from (${companyTables}) t left join pg_policy on polrelid = t.oid group by name`);
    const ofCompany =
      "of_company * t {backoffice_company} (company_id = (NULLIF(current_setting('backoffice.company_id'::text, true), ''::text))::integer)";
    const ofSystem = 'of_system * t {backoffice_system} true';
    return rows
      .filter(({ policies }) => policies !== `${ofCompany} | ${ofSystem}`)
      .map(({ name }) => name);
  };

  // Row-level security applies to the owner of a view, not its reader, so each must filter by company itself.
  const companyViews = `
    select view.oid, view.relname as name
    from (${companyTables}) t
    join pg_class view on view.relkind = 'v' and view.relname = t.name || '_of_company'
      and view.relnamespace = 'public'::regnamespace and view.relowner = 'backoffice_system'::regrole
    where has_table_privilege('backoffice_company', view.oid, 'select')
      and not has_any_column_privilege('backoffice_company', view.oid, 'insert, update, references')
      and not has_table_privilege('backoffice_company', view.oid, 'delete')
      and replace(regexp_replace(pg_get_viewdef(view.oid), '\\s+', ' ', 'g'), concat(t.name, '.'), '') = (
        select concat(' SELECT ', string_agg(attname, ', ' order by attnum), ' FROM ', t.name,
          ' WHERE (company_id = (NULLIF(current_setting(''backoffice.company_id''::text, true), ''''::text))::integer);')
        from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped)`;

  const reachable = `
      select relname as name from pg_class
      where relkind in ('r', 'p', 'v', 'm') and relnamespace = 'public'::regnamespace
        and oid not in (select oid from (${companyTables}) t)
        and oid not in (select oid from (${companyViews}) v)
        and has_any_column_privilege('backoffice_company', oid, 'select, insert, update, references')
      order by relname`;

  it('includes company tables at all', async () => {
    expect(await names(companyTables)).toContain('event_log');
  });

  it('forces row-level security on every table with a company', async () => {
    expect(await names(tablesWithoutSecurity)).toEqual([]);
  });

  it('has exactly the two policies on each of them', async () => {
    expect(await tablesWithOtherPolicies()).toEqual([]);
  });

  it('shows companies whole tables through views that filter by company', async () => {
    const views = await names(companyViews);
    const searched = await names(`
      select concat(t.name, '_of_company') as name from (${companyTables}) t
      join pg_attribute on attrelid = t.oid and attname = 'search_text'`);
    expect(searched).toContain('agents_of_company');
    expect(views).toEqual(expect.arrayContaining(searched));
  });

  it('gives a view the columns that its table has after a migration', async () => {
    await pool.query('alter table agents add column added_by_test text');
    await pool.query('select refresh_company_views()');
    expect(await names(companyViews)).toContain('agents_of_company');
    await pool.query('alter table agents drop column added_by_test cascade');
    await pool.query('select refresh_company_views()');
    expect(await names(companyViews)).toContain('agents_of_company');
  });

  it('lets neither role pass row-level security, sign in, or own anything but views of one company', async () => {
    const { rows } = await pool.query(`
      select rolname as name, rolbypassrls or rolsuper or rolcanlogin or rolcreaterole as strong,
        exists (
          select from pg_class where relowner = pg_roles.oid
            and pg_class.oid not in (select oid from (${companyViews}) v)) as owns
      from pg_roles where rolname in ('backoffice_company', 'backoffice_system') order by 1`);
    expect(rows).toEqual([
      { name: 'backoffice_company', strong: false, owns: false },
      { name: 'backoffice_system', strong: false, owns: false },
    ]);
    expect(
      await names(`select rolname as name from pg_auth_members
        join pg_roles on pg_roles.oid = roleid
        where member in ('backoffice_company'::regrole, 'backoffice_system'::regrole)`),
    ).toEqual([]);
  });

  it('gives companies no right to tables without a company', async () => {
    expect(await names(reachable)).toEqual([]);
  });

  it('gives companies only those rights to the job queue that enqueuing needs', async () => {
    const rights = `
      select concat(relname, ' ', string_agg(privilege, ' ' order by privilege)) as name
      from pg_class, unnest(array['select', 'insert', 'update', 'delete']) privilege
      where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p', 'v')
        and has_table_privilege('backoffice_company', oid, privilege)
      group by relname order by 1`;
    expect(await names(rights)).toEqual(['job_common insert', 'queue select']);
  });

  it('gives nobody the right to truncate, which row-level security does not see', async () => {
    const truncatable = `
      select relname as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
        and (has_table_privilege('backoffice_company', oid, 'truncate')
          or has_table_privilege('backoffice_system', oid, 'truncate'))`;
    expect(await names(truncatable)).toEqual([]);
  });

  it('only ever appends to the event log', async () => {
    const { rows } = await pool.query(`
      select role, string_agg(privilege, ' ' order by privilege) as rights
      from unnest(array['backoffice_company', 'backoffice_system']) role,
        unnest(array['select', 'insert', 'update', 'delete', 'truncate']) privilege
      where has_table_privilege(role, 'event_log', privilege) group by role order by role`);
    expect(rows).toEqual([
      { role: 'backoffice_company', rights: 'insert select' },
      { role: 'backoffice_system', rights: 'insert select' },
    ]);
  });

  it('connects company tables by keys that contain the company', async () => {
    const loose = `
      select conname as name from pg_constraint
      where contype = 'f'
        and conrelid in (select oid from (${companyTables}) t)
        and confrelid in (select oid from (${companyTables}) t)
        and not exists (
          select from unnest(conkey, confkey) as pair (own, other)
          join pg_attribute mine on mine.attrelid = conrelid and mine.attnum = own
          join pg_attribute theirs on theirs.attrelid = confrelid and theirs.attnum = other
          where mine.attname = 'company_id' and theirs.attname = 'company_id')`;
    expect(await names(loose)).toEqual([]);
  });

  it('would report a table without security, without its policy, or open to companies', async () => {
    const afterwards = async (change: string, look: () => Promise<string[]>) => {
      await pool.query(change);
      return look();
    };
    expect(
      await afterwards('alter table counters no force row level security', () =>
        names(tablesWithoutSecurity),
      ),
    ).toEqual(['counters']);
    expect(await afterwards('drop policy of_company on counters', tablesWithOtherPolicies)).toEqual(
      ['counters'],
    );
    expect(
      await afterwards(
        'create table of_nobody (name text); grant select on of_nobody to backoffice_company',
        () => names(reachable),
      ),
    ).toEqual(['of_nobody']);
    expect(
      await afterwards(
        'create or replace view agents_of_company as select * from agents where company_id > 0',
        () => names(reachable),
      ),
    ).toEqual(['agents_of_company', 'of_nobody']);
  });
});
