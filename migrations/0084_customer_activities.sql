CREATE TABLE "customer_activities" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"customer_id" uuid NOT NULL,
	"activity_type" text NOT NULL,
	"subject" text NOT NULL,
	"details" text NOT NULL,
	"due_on" date,
	"owner_id" integer,
	"done_at" timestamp (3) with time zone,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_activities_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "customer_activities" ADD CONSTRAINT "customer_activities_of_customer" FOREIGN KEY ("company_id","customer_id") REFERENCES "public"."customers"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_activities" ADD CONSTRAINT "customer_activities_owner" FOREIGN KEY ("company_id","owner_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_activities_by_customer" ON "customer_activities" USING btree ("company_id","customer_id","id");--> statement-breakpoint
CREATE INDEX "customer_activities_open" ON "customer_activities" USING btree ("company_id","owner_id","due_on") WHERE done_at is null;--> statement-breakpoint
SELECT name_tables('{"customer_activities": "กิจกรรมกับลูกค้า | Activities with customers"}', '{"due_on": "กำหนด | Due", "done_at": "เสร็จเมื่อ | Done"}');
