CREATE TABLE "saved_views" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"shared" boolean NOT NULL,
	"address" text NOT NULL,
	"columns" text[] NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "saved_views_name_is_unique" UNIQUE("company_id","list","created_by","name_key")
);
--> statement-breakpoint
CREATE TABLE "view_defaults" (
	"company_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"list" text NOT NULL,
	"view_id" uuid NOT NULL,
	CONSTRAINT "view_defaults_company_id_user_id_list_pk" PRIMARY KEY("company_id","user_id","list")
);
--> statement-breakpoint
ALTER TABLE "view_defaults" ADD CONSTRAINT "view_defaults_view" FOREIGN KEY ("company_id","view_id") REFERENCES "public"."saved_views"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_shared_name_is_unique" ON "saved_views" USING btree ("company_id","list","name_key") WHERE "saved_views"."shared";--> statement-breakpoint
CREATE INDEX "view_defaults_by_view" ON "view_defaults" USING btree ("company_id","view_id");
--> statement-breakpoint
SELECT name_tables(
	'{"saved_views": "มุมมองที่บันทึกไว้ของรายการต่าง ๆ | Saved views of lists", "view_defaults": "มุมมองที่แต่ละคนใช้เปิดรายการ | Views with which people open lists"}',
	'{"shared": "แชร์กับบริษัท | Shared with the company"}'
);
