-- Trigram search over Thai and Latin text.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Roles belong to the whole cluster, so another database of ours may have made them already.
-- Neither can sign in; every transaction takes one of them on.
DO $$ BEGIN
  CREATE ROLE backoffice_company NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  CREATE ROLE backoffice_system NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
GRANT backoffice_company, backoffice_system TO CURRENT_USER;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO backoffice_company, backoffice_system;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO backoffice_system;
--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public
  GRANT USAGE, SELECT ON SEQUENCES TO backoffice_company, backoffice_system;
--> statement-breakpoint
-- Gives a company-owned table to the companies: each transaction of a company sees and writes its rows
-- alone, even where a query forgets to say so. `rights` may be narrower, as for append-only tables.
CREATE FUNCTION secure_company_table(target regclass, rights text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', target);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', target);
  EXECUTE format(
    'CREATE POLICY of_company ON %s TO backoffice_company
     USING (company_id = nullif(current_setting(''backoffice.company_id'', true), '''')::integer)', target);
  EXECUTE format('CREATE POLICY of_system ON %s TO backoffice_system USING (true)', target);
  EXECUTE format('GRANT %s ON %s TO backoffice_company', rights, target);
END $$;
--> statement-breakpoint
-- Called after every migration: a new table with a company_id cannot be forgotten.
CREATE FUNCTION secure_new_company_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE target regclass;
BEGIN
  FOR target IN
    SELECT class.oid::regclass
    FROM pg_class class
    JOIN pg_attribute attribute ON attribute.attrelid = class.oid AND attribute.attname = 'company_id'
    WHERE class.relnamespace = 'public'::regnamespace
      AND class.relkind IN ('r', 'p')
      AND NOT class.relforcerowsecurity
  LOOP
    PERFORM secure_company_table(target);
  END LOOP;
END $$;
