DROP INDEX "sows_by_status";--> statement-breakpoint
ALTER TABLE "sops" ALTER COLUMN "manual_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ALTER COLUMN "manual_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "value_streams" ALTER COLUMN "manual_status" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sops" ADD COLUMN "started_sows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "value_streams" ADD COLUMN "started_sows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sops" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sops" ADD COLUMN "work_status" text GENERATED ALWAYS AS (case when sow_count > 0 and completed_sows >= sow_count then 'Completed' when started_sows > 0 then 'In Progress' else 'Pending' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sops" ADD COLUMN "status" text GENERATED ALWAYS AS (coalesce(manual_status, case when sow_count > 0 and completed_sows >= sow_count then 'Completed' when started_sows > 0 then 'In Progress' else 'Pending' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "work_status" text GENERATED ALWAYS AS (case when 20 > 0 and current_stage >= 20 then 'Complete' when case when stage_started_at is null then current_stage else current_stage + 1 end > 0 then 'In Progress' else 'Pending' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "status" text GENERATED ALWAYS AS (coalesce(manual_status, case when 20 > 0 and current_stage >= 20 then 'Complete' when case when stage_started_at is null then current_stage else current_stage + 1 end > 0 then 'In Progress' else 'Pending' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "value_streams" ADD COLUMN "status_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "value_streams" ADD COLUMN "work_status" text GENERATED ALWAYS AS (case when total_sows > 0 and completed_sows >= total_sows then 'Complete' when started_sows > 0 then 'In Progress' else 'Open' end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "value_streams" ADD COLUMN "status" text GENERATED ALWAYS AS (coalesce(manual_status, case when total_sows > 0 and completed_sows >= total_sows then 'Complete' when started_sows > 0 then 'In Progress' else 'Open' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "sows_by_status" ON "sows" USING btree ("company_id","status","created_at","id");
--> statement-breakpoint
UPDATE "sops" SET "started_sows" = (SELECT count(*) FROM "sows" WHERE "sows"."company_id" = "sops"."company_id" AND "sows"."sop_id" = "sops"."id" AND ("sows"."current_stage" > 0 OR "sows"."stage_started_at" IS NOT NULL));--> statement-breakpoint
UPDATE "value_streams" SET "started_sows" = (SELECT coalesce(sum("sops"."started_sows"), 0) FROM "sops" WHERE "sops"."company_id" = "value_streams"."company_id" AND "sops"."value_stream_id" = "value_streams"."id");--> statement-breakpoint
-- A status that is ahead of the recorded work was set by somebody and stays, with a reason. The others were
-- the default of a form, or are overtaken by the work: they follow it from now on.
UPDATE "value_streams" SET "status_reason" = 'กำหนดไว้ก่อนที่สถานะจะเปลี่ยนตามงาน' WHERE (("manual_status" IN ('Complete', 'Completed') AND "work_status" NOT IN ('Complete', 'Completed')) OR ("manual_status" = 'In Progress' AND "work_status" IN ('Open', 'Pending')));--> statement-breakpoint
UPDATE "sops" SET "status_reason" = 'กำหนดไว้ก่อนที่สถานะจะเปลี่ยนตามงาน' WHERE (("manual_status" IN ('Complete', 'Completed') AND "work_status" NOT IN ('Complete', 'Completed')) OR ("manual_status" = 'In Progress' AND "work_status" IN ('Open', 'Pending')));--> statement-breakpoint
UPDATE "sows" SET "status_reason" = 'กำหนดไว้ก่อนที่สถานะจะเปลี่ยนตามงาน' WHERE (("manual_status" IN ('Complete', 'Completed') AND "work_status" NOT IN ('Complete', 'Completed')) OR ("manual_status" = 'In Progress' AND "work_status" IN ('Open', 'Pending')));--> statement-breakpoint
UPDATE "value_streams" SET "manual_status" = NULL WHERE "status_reason" = '';--> statement-breakpoint
UPDATE "sops" SET "manual_status" = NULL WHERE "status_reason" = '';--> statement-breakpoint
UPDATE "sows" SET "manual_status" = NULL WHERE "status_reason" = '';
