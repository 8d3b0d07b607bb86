CREATE TABLE "catalogue_hidden_runs" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	CONSTRAINT "catalogue_hidden_runs_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
-- A view for searches leaves out what a restrictive policy of its table hides (src/platform/server/database/hidden-rows.ts).
CREATE OR REPLACE FUNCTION create_company_view(target regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  view_name text := format('%I', (SELECT relname FROM pg_class WHERE oid = target) || '_of_company');
  hidden text := (
    SELECT string_agg(format(' AND (%s)', pg_get_expr(polqual, polrelid)), '' ORDER BY polname)
    FROM pg_policy WHERE polrelid = target AND NOT polpermissive);
BEGIN
  EXECUTE format(
    'CREATE OR REPLACE VIEW %s AS SELECT * FROM %s
     WHERE company_id = nullif(current_setting(''backoffice.company_id'', true), '''')::integer%s', view_name, target, hidden);
  EXECUTE format('GRANT SELECT ON %s TO backoffice_company', view_name);
  -- Only who may create in a schema can own something there.
  GRANT CREATE ON SCHEMA public TO backoffice_system;
  EXECUTE format('ALTER VIEW %s OWNER TO backoffice_system', view_name);
  REVOKE CREATE ON SCHEMA public FROM backoffice_system;
END $$;
--> statement-breakpoint
COMMENT ON TABLE catalogue_hidden_runs IS 'การนำเข้าที่ยังซ่อนรายการไว้ | Imports whose entries are hidden';
