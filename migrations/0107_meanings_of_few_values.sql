-- What people said that names, ids or accounts of a file mean is forgotten: only columns of few values have meanings.
UPDATE "file_imports" SET "reading" = jsonb_set("reading", '{meanings}', coalesce((
	SELECT jsonb_agg(meaning) FROM jsonb_array_elements("reading" -> 'meanings') AS meaning
	WHERE meaning ->> 'column' IN ('marital_status', 'office', 'season', 'province', 'registered_province', 'unit')
), '[]'))
WHERE jsonb_typeof("reading" -> 'meanings') = 'array';
