-- A passage with its vector is just above the size from which PostgreSQL compresses rows and moves parts of
-- them elsewhere, and vectors do not compress: writing and reading the whole row is several times cheaper.
ALTER TABLE "agent_chunks" SET (toast_tuple_target = 8160);--> statement-breakpoint
ALTER TABLE "agent_chunks" ALTER COLUMN "embedding" SET STORAGE EXTERNAL;
