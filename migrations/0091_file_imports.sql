CREATE TABLE "file_import_records" (
	"company_id" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"batch" integer NOT NULL,
	"line" integer NOT NULL,
	"record_id" text NOT NULL,
	"action" text NOT NULL,
	"before" jsonb,
	"extras" jsonb,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"undone" text,
	CONSTRAINT "file_import_records_company_id_import_id_batch_line_pk" PRIMARY KEY("company_id","import_id","batch","line")
);
--> statement-breakpoint
CREATE TABLE "file_import_refusals" (
	"company_id" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"is_repeated" boolean NOT NULL,
	CONSTRAINT "file_import_refusals_company_id_import_id_line_pk" PRIMARY KEY("company_id","import_id","line")
);
--> statement-breakpoint
CREATE TABLE "file_imports" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"filename" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"stored_file_id" uuid,
	"options" jsonb NOT NULL,
	"reading" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"leave_out" boolean DEFAULT false NOT NULL,
	"table_read" jsonb,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"batches_done" integer DEFAULT 0 NOT NULL,
	"created_count" integer DEFAULT 0 NOT NULL,
	"updated_count" integer DEFAULT 0 NOT NULL,
	"unchanged_count" integer DEFAULT 0 NOT NULL,
	"refused_count" integer DEFAULT 0 NOT NULL,
	"problems_count" integer DEFAULT 0 NOT NULL,
	"repeated_count" integer DEFAULT 0 NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"failure" text,
	"failure_parameters" jsonb,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"language" text NOT NULL,
	"committed_at" timestamp (3) with time zone,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid,
	"undone_by_employee" integer,
	"undo_left" integer DEFAULT 0 NOT NULL,
	"forgotten_at" timestamp (3) with time zone,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"run_token" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "file_import_records" ADD CONSTRAINT "file_import_records_of_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."file_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_import_refusals" ADD CONSTRAINT "file_import_refusals_of_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."file_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_imports_by_kind" ON "file_imports" USING btree ("company_id","kind","created_at","id");--> statement-breakpoint
SELECT name_tables('{"file_imports": "การนำเข้าจากไฟล์ | Imports from files", "file_import_records": "ระเบียนที่นำเข้าจากไฟล์ | Records imported from files", "file_import_refusals": "แถวที่นำเข้าไม่ได้ | Rows that imports refused"}', '{}');
