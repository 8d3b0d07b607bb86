-- Called after every migration: a table of a company that is searched (it has a column search_text), or
-- that has a view already, gets a view of all columns that it has now.
CREATE FUNCTION refresh_company_views() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  target regclass;
  view_name text;
  named text;
  described text;
BEGIN
  FOR target, view_name IN
    SELECT class.oid::regclass, class.relname || '_of_company'
    FROM pg_class class
    JOIN pg_attribute company ON company.attrelid = class.oid AND company.attname = 'company_id'
    LEFT JOIN pg_class viewed ON viewed.relname = class.relname || '_of_company'
      AND viewed.relkind = 'v' AND viewed.relnamespace = class.relnamespace
    WHERE class.relnamespace = 'public'::regnamespace
      AND class.relkind IN ('r', 'p')
      AND (viewed.oid IS NOT NULL OR EXISTS (
        SELECT FROM pg_attribute
        WHERE attrelid = class.oid AND attname = 'search_text' AND NOT attisdropped))
      AND (
        SELECT array_agg(attname ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped
      ) IS DISTINCT FROM (
        SELECT array_agg(attname ORDER BY attnum) FROM pg_attribute
        WHERE attrelid = viewed.oid AND attnum > 0 AND NOT attisdropped
      )
  LOOP
    EXECUTE format('DROP VIEW IF EXISTS %I', view_name);
    PERFORM create_company_view(target);
    -- What a table and its columns hold, its view holds too.
    EXECUTE format('COMMENT ON VIEW %I IS %L', view_name, obj_description(target, 'pg_class'));
    FOR named, described IN
      SELECT attname, col_description(target, attnum) FROM pg_attribute
      WHERE attrelid = target AND attnum > 0 AND NOT attisdropped
    LOOP
      EXECUTE format('COMMENT ON COLUMN %I.%I IS %L', view_name, named, described);
    END LOOP;
  END LOOP;
END $$;
