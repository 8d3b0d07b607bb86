CREATE TABLE "agent_file_versions" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"version_no" integer NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"size_bytes" bigint NOT NULL,
	"mime_type" text NOT NULL,
	"content_hash" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"uploaded_by_employee" integer,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "agent_file_versions_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agent_file_versions_are_counted" UNIQUE("company_id","file_id","version_no")
);
--> statement-breakpoint
ALTER TABLE "agent_files" ADD COLUMN "version_no" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "agent_file_versions" ADD CONSTRAINT "agent_file_versions_of_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."agent_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_file_versions" ADD CONSTRAINT "agent_file_versions_have_content" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_file_versions_by_content" ON "agent_file_versions" USING btree ("company_id","stored_file_id");--> statement-breakpoint
CREATE INDEX "agent_files_by_hash" ON "agent_files" USING btree ("company_id","agent_id","content_hash");