CREATE TABLE "attachments" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"preview" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "attachments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_stored_file" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_of_record" ON "attachments" USING btree ("company_id","entity","entity_id","id");--> statement-breakpoint
SELECT name_tables('{"attachments": "ไฟล์แนบของระเบียน | Attached files"}', '{"entity": "ชนิดของระเบียน | Kind of record", "stored_file_id": "เนื้อหาไฟล์ | Content"}');
