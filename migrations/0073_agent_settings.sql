CREATE TABLE "agent_settings" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"default_webhook_url" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
SELECT name_tables('{
  "agent_settings": "ค่าเริ่มต้นของเอเจนต์ใหม่ในแต่ละบริษัท | What new agents of a company begin with"
}', '{
  "default_webhook_url": "เว็บฮุกเริ่มต้น | Default webhook"
}');
