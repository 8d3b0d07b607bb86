CREATE TABLE "catalogue_activity" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"employee_id" integer,
	"session_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"type" text NOT NULL,
	"path" text NOT NULL,
	"details" jsonb NOT NULL,
	"missed" text,
	CONSTRAINT "catalogue_activity_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "catalogue_activity_by_time" ON "catalogue_activity" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "catalogue_activity_missed" ON "catalogue_activity" USING btree ("company_id","at") WHERE "catalogue_activity"."missed" is not null;