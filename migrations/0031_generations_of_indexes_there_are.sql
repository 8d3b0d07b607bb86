-- Indexes from before there could be two: the settings stand at the end of what they were made with.
INSERT INTO index_generations
  (company_id, agent_id, number, state, embedding_model, chunk_size, chunk_overlap, settings, live_since)
SELECT company_id, id, 0, 'live', embedding_model,
  substring(indexed_settings from '/([0-9]+)/[0-9]+$')::integer,
  substring(indexed_settings from '/([0-9]+)$')::integer,
  indexed_settings, coalesce(latest_sync_at, now())
FROM agents WHERE indexed_settings IS NOT NULL;
