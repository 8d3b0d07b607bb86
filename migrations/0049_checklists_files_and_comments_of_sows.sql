CREATE TABLE "checklist_rows" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"table_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"skip_reason" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"marked_at" timestamp (3) with time zone,
	"marked_by" uuid,
	"marked_by_employee" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "checklist_rows_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "checklist_tables" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"stage_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"headers" text[] NOT NULL,
	CONSTRAINT "checklist_tables_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "checklist_templates" (
	"company_id" integer NOT NULL,
	"stage_number" integer NOT NULL,
	"version" integer NOT NULL,
	"tables" jsonb NOT NULL,
	"note" text NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"saved_by" uuid NOT NULL,
	"saved_by_employee" integer,
	CONSTRAINT "checklist_templates_company_id_stage_number_version_pk" PRIMARY KEY("company_id","stage_number","version")
);
--> statement-breakpoint
CREATE TABLE "sow_comments" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"stage_number" integer,
	"text" text NOT NULL,
	"mentions" integer[] DEFAULT '{}' NOT NULL,
	"author_id" uuid NOT NULL,
	"author_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sow_comments_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "sow_file_versions" (
	"company_id" integer NOT NULL,
	"file_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"preview" text,
	CONSTRAINT "sow_file_versions_company_id_file_id_number_pk" PRIMARY KEY("company_id","file_id","number")
);
--> statement-breakpoint
CREATE TABLE "sow_files" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"sow_id" uuid NOT NULL,
	"stage_number" integer NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sow_files_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "sow_files_name_is_unique" UNIQUE("company_id","sow_id","stage_number","name")
);
--> statement-breakpoint
ALTER TABLE "checklist_rows" ADD CONSTRAINT "checklist_rows_of_table" FOREIGN KEY ("company_id","table_id") REFERENCES "public"."checklist_tables"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checklist_tables" ADD CONSTRAINT "checklist_tables_of_stage" FOREIGN KEY ("company_id","stage_id") REFERENCES "public"."sow_stages"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_comments" ADD CONSTRAINT "sow_comments_of_sow" FOREIGN KEY ("company_id","sow_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_file_versions" ADD CONSTRAINT "sow_file_versions_of_file" FOREIGN KEY ("company_id","file_id") REFERENCES "public"."sow_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_file_versions" ADD CONSTRAINT "sow_file_versions_stored_file" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_files" ADD CONSTRAINT "sow_files_of_sow" FOREIGN KEY ("company_id","sow_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checklist_rows_by_table" ON "checklist_rows" USING btree ("company_id","table_id","position");--> statement-breakpoint
CREATE INDEX "checklist_tables_by_stage" ON "checklist_tables" USING btree ("company_id","stage_id","position");--> statement-breakpoint
CREATE INDEX "sow_comments_by_sow" ON "sow_comments" USING btree ("company_id","sow_id","id");