ALTER TABLE "catalogue_imports" ADD COLUMN "run_token" uuid;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "failures" integer DEFAULT 0 NOT NULL;