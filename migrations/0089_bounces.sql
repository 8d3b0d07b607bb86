CREATE TABLE "notification_bounces" (
	"company_id" integer NOT NULL,
	"address" text NOT NULL,
	"answer" text NOT NULL,
	"bounced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_bounces_company_id_address_pk" PRIMARY KEY("company_id","address")
);
--> statement-breakpoint
ALTER TABLE "notification_bounces" ADD CONSTRAINT "notification_bounces_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT name_tables('{
  "notification_bounces": "อีเมลที่ส่งไม่ถึง | E-mail addresses that bounced"
}', '{}');
