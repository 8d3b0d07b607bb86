ALTER TABLE "customers" ADD COLUMN "anonymised_at" timestamp (3) with time zone;--> statement-breakpoint
SELECT name_tables('{}', '{"anonymised_at": "ลบข้อมูลส่วนบุคคลเมื่อ | Personal data erased at"}');
--> statement-breakpoint
-- What happened stays as it was written, except that the texts of events are erased with the personal data of
-- the records they are about. This function does that and nothing else, in the company of the transaction; without names of events, all. It runs
-- with the rights of the system, who alone may change these two columns.
GRANT UPDATE (before, after) ON event_log TO backoffice_system;
--> statement-breakpoint
CREATE FUNCTION forget_event_texts(kind text, ids text[], names text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE event_log SET before = NULL, after = NULL
  WHERE company_id = nullif(current_setting('backoffice.company_id', true), '')::integer
    AND entity = kind AND entity_id = ANY (ids)
    AND (names IS NULL OR name = ANY (names))
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_event_texts(text, text[], text[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_event_texts(text, text[], text[]) TO backoffice_company;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO backoffice_system;
--> statement-breakpoint
ALTER FUNCTION forget_event_texts(text, text[], text[]) OWNER TO backoffice_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM backoffice_system;
