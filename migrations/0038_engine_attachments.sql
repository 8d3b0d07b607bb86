CREATE TABLE "engine_attachments" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"engine_id" uuid NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "engine_attachments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "engine_attachments" ADD CONSTRAINT "engine_attachments_of_engine" FOREIGN KEY ("company_id","engine_id") REFERENCES "public"."engines"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine_attachments" ADD CONSTRAINT "engine_attachments_stored_file" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engine_attachments_by_engine" ON "engine_attachments" USING btree ("company_id","engine_id","id");