DROP INDEX "agents_by_latest_sync";--> statement-breakpoint
ALTER TABLE "agent_files" ADD COLUMN "last_sync_job_id" uuid;--> statement-breakpoint
CREATE INDEX "agents_by_latest_sync" ON "agents" USING btree ("company_id","latest_sync_at" DESC NULLS LAST,"id" DESC NULLS LAST);