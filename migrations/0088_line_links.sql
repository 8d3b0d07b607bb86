CREATE TABLE "notification_line_codes" (
	"company_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_line_codes_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "notification_line_codes_once" UNIQUE("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "notification_line_events" (
	"company_id" integer NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_line_events_company_id_event_id_pk" PRIMARY KEY("company_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "notification_line_links" (
	"company_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"linked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unfollowed_at" timestamp (3) with time zone,
	"heard_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notification_line_links_company_id_user_id_pk" PRIMARY KEY("company_id","user_id"),
	CONSTRAINT "notification_line_links_of_one" UNIQUE("company_id","address")
);
--> statement-breakpoint
ALTER TABLE "notification_line_codes" ADD CONSTRAINT "notification_line_codes_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_line_events" ADD CONSTRAINT "notification_line_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_line_links" ADD CONSTRAINT "notification_line_links_of_member" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."memberships"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_line_events_by_age" ON "notification_line_events" USING btree ("received_at");--> statement-breakpoint
SELECT name_tables('{
  "notification_line_codes": "รหัสเชื่อมบัญชี LINE | Codes that link LINE accounts",
  "notification_line_events": "เหตุการณ์ที่ LINE แจ้งมา | Events that LINE has reported",
  "notification_line_links": "บัญชี LINE ของพนักงาน | LINE accounts of people"
}', '{}');
