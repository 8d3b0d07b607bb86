-- What happened stays as it was written.
SELECT secure_company_table('event_log', 'SELECT, INSERT');
--> statement-breakpoint
REVOKE UPDATE, DELETE ON event_log FROM backoffice_system;
