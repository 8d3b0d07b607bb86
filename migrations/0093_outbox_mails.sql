CREATE TABLE "notification_files" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"stored_file_id" uuid NOT NULL,
	CONSTRAINT "notification_files_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "notification_records" ADD COLUMN "cc" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_records" ADD COLUMN "reply_to" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_of_record" FOREIGN KEY ("company_id","record_id") REFERENCES "public"."notification_records"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_files" ADD CONSTRAINT "notification_files_stored_file" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_files_of_record" ON "notification_files" USING btree ("company_id","record_id","id");
--> statement-breakpoint
SELECT name_tables('{"notification_files": "ไฟล์ที่ส่งไปกับการแจ้งเตือน | Files that go out with notifications"}', '{"cc": "สำเนาถึง | Copies to", "reply_to": "ตอบกลับถึง | Replies to"}');
