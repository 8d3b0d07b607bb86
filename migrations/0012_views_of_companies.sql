-- Row-level security lets an index answer a condition only where its function is known to leak nothing of
-- the rows it looks at. LIKE is not, unless a superuser says so, and every search would read the whole
-- table. A view of the system role that names the company itself has no such bounds: companies may look
-- through it, and at their own rows alone. To be called again when the table gets another column.
CREATE FUNCTION create_company_view(target regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE view_name text := format('%I', (SELECT relname FROM pg_class WHERE oid = target) || '_of_company');
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE VIEW %s AS SELECT * FROM %s
     WHERE company_id = nullif(current_setting(''backoffice.company_id'', true), '''')::integer', view_name, target);
  EXECUTE format('GRANT SELECT ON %s TO backoffice_company', view_name);
  -- Whoever is to own something must be allowed to make it.
  GRANT CREATE ON SCHEMA public TO backoffice_system;
  EXECUTE format('ALTER VIEW %s OWNER TO backoffice_system', view_name);
  REVOKE CREATE ON SCHEMA public FROM backoffice_system;
END $$;
--> statement-breakpoint
SELECT create_company_view('agents');
