-- What happened stays as it was written.
SELECT secure_company_table('event_log', 'SELECT, INSERT');
