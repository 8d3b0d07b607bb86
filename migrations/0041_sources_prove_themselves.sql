ALTER TABLE "catalogue_imports" ADD COLUMN "rows_total" integer;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "files_removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "catalogue_sources" ADD COLUMN "certificate_authority" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What was encrypted so far asked no server for its certificate, and says so from now on.
ALTER TABLE "catalogue_sources" ALTER COLUMN "encrypted" TYPE text USING CASE WHEN "encrypted" THEN 'unverified' ELSE 'off' END;--> statement-breakpoint
ALTER TABLE "catalogue_sources" RENAME COLUMN "encrypted" TO "encryption";
