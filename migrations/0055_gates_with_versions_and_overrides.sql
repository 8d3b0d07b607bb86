ALTER TABLE "stage_gates" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sow_stages" ADD COLUMN "override_reason" text;