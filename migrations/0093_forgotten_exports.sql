-- With what a list was filtered before it was exported is erased where it was somebody whose personal data are:
-- as forget_event_texts does, by the places of events in the history.
CREATE FUNCTION forget_texts_at(places bigint[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE event_log SET before = NULL, after = NULL
  WHERE company_id = nullif(current_setting('backoffice.company_id', true), '')::integer
    AND sequence = ANY (places)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_texts_at(bigint[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_texts_at(bigint[]) TO backoffice_company;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO backoffice_system;
--> statement-breakpoint
ALTER FUNCTION forget_texts_at(bigint[]) OWNER TO backoffice_system;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM backoffice_system;
