CREATE TABLE "catalogue_import_lines" (
	"company_id" integer NOT NULL,
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"table_name" text NOT NULL,
	"line" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	CONSTRAINT "catalogue_import_lines_company_id_import_id_number_pk" PRIMARY KEY("company_id","import_id","number")
);
--> statement-breakpoint
ALTER TABLE "catalogue_imports" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogue_import_lines" ADD CONSTRAINT "catalogue_import_lines_of_import" FOREIGN KEY ("company_id","import_id") REFERENCES "public"."catalogue_imports"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT name_tables('{"catalogue_import_lines": "แถวที่แก้ได้ของการนำเข้า | Rows of imports that can be corrected"}', '{}');
