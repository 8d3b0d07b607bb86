ALTER TABLE "agent_files" ADD COLUMN "text_quality" real;--> statement-breakpoint
ALTER TABLE "agent_files" ADD COLUMN "enabled" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "agent_files_disabled" ON "agent_files" USING btree ("company_id","agent_id") WHERE not "agent_files"."enabled";