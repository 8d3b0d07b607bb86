CREATE TABLE "inbox_items" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"tone" text NOT NULL,
	"text" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"within" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "inbox_items_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE INDEX "inbox_items_of_person" ON "inbox_items" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "inbox_items_unread" ON "inbox_items" USING btree ("company_id","user_id") WHERE "inbox_items"."read_at" is null;