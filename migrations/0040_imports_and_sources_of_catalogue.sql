CREATE TABLE "catalogue_import_problems" (
	"company_id" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"table_name" text NOT NULL,
	"line" integer NOT NULL,
	"column_name" text NOT NULL,
	"value" text NOT NULL,
	"code" text NOT NULL,
	"parameter" integer,
	CONSTRAINT "catalogue_import_problems_company_id_import_id_number_pk" PRIMARY KEY("company_id","import_id","number")
);
--> statement-breakpoint
CREATE TABLE "catalogue_imports" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"catalogue_company_id" uuid,
	"company_code" text NOT NULL,
	"company_name" text NOT NULL,
	"source_id" uuid,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tables" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"problems" integer DEFAULT 0 NOT NULL,
	"report" jsonb,
	"failure" text,
	"cancel_requested" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"language" text NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_imports_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_source_secrets" (
	"company_id" integer NOT NULL,
	"source_id" uuid NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "catalogue_source_secrets_company_id_source_id_pk" PRIMARY KEY("company_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "catalogue_sources" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"company_code" text NOT NULL,
	"company_name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"database" text NOT NULL,
	"username" text NOT NULL,
	"encrypted" boolean NOT NULL,
	"schemas" text[] NOT NULL,
	"repeat" text NOT NULL,
	"hour" integer,
	"next_read_at" timestamp (3) with time zone,
	"set_by" uuid NOT NULL,
	"set_by_employee" integer,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_sources_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "catalogue_sources_company_is_unique" UNIQUE("company_id","company_code")
);
--> statement-breakpoint
ALTER TABLE "catalogue_import_problems" ADD CONSTRAINT "catalogue_import_problems_of_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."catalogue_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD CONSTRAINT "catalogue_imports_of_source" FOREIGN KEY ("company_id","source_id") REFERENCES "public"."catalogue_sources"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogue_source_secrets" ADD CONSTRAINT "catalogue_source_secrets_of_source" FOREIGN KEY ("company_id","source_id") REFERENCES "public"."catalogue_sources"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_creation" ON "catalogue_imports" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_imports_by_source" ON "catalogue_imports" USING btree ("company_id","source_id","created_at");--> statement-breakpoint
CREATE INDEX "catalogue_sources_by_next_read" ON "catalogue_sources" USING btree ("next_read_at");