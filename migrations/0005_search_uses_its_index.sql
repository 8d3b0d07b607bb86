-- Row-level security lets an index answer a condition only where its function is known to leak nothing of
-- the rows it looks at. LIKE leaks nothing, but PostgreSQL does not say so; without this every search reads
-- the whole table. Only a superuser may say it: elsewhere searches are right, and slower.
DO $$ BEGIN
  ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF;
EXCEPTION WHEN insufficient_privilege THEN
  RAISE NOTICE 'Searches will read whole tables: a superuser should run ALTER FUNCTION pg_catalog.textlike(text, text) LEAKPROOF';
END $$;
