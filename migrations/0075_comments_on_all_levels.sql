ALTER TABLE "sow_comments" ALTER COLUMN "sow_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sow_comments" ADD COLUMN "sop_id" uuid;--> statement-breakpoint
ALTER TABLE "sow_comments" ADD COLUMN "value_stream_id" uuid;--> statement-breakpoint
ALTER TABLE "sow_comments" ADD CONSTRAINT "sow_comments_of_sop" FOREIGN KEY ("company_id","sop_id") REFERENCES "public"."sops"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_comments" ADD CONSTRAINT "sow_comments_of_value_stream" FOREIGN KEY ("company_id","value_stream_id") REFERENCES "public"."value_streams"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sow_comments_by_sop" ON "sow_comments" USING btree ("company_id","sop_id","id");--> statement-breakpoint
CREATE INDEX "sow_comments_by_value_stream" ON "sow_comments" USING btree ("company_id","value_stream_id","id");--> statement-breakpoint
ALTER TABLE "sow_comments" ADD CONSTRAINT "sow_comments_have_one_subject" CHECK (num_nonnulls("sow_comments"."sow_id", "sow_comments"."sop_id", "sow_comments"."value_stream_id") = 1);