CREATE TABLE "notification_audiences" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"recipients" jsonb NOT NULL,
	"recipient_excepts" jsonb NOT NULL,
	"recipient_others" jsonb NOT NULL,
	"created_by" uuid,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_audiences_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_audiences_name_is_unique" UNIQUE("company_id","name")
);
--> statement-breakpoint
CREATE TABLE "notification_customs" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"status" text DEFAULT 'Active' NOT NULL,
	"stage" text DEFAULT 'draft' NOT NULL,
	"channels" jsonb NOT NULL,
	"recipients" jsonb NOT NULL,
	"recipient_excepts" jsonb NOT NULL,
	"recipient_others" jsonb NOT NULL,
	"critical" boolean DEFAULT false NOT NULL,
	"send_at" timestamp (3) with time zone,
	"sent_by" uuid,
	"sent_by_employee" integer,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"people" integer,
	"expanded_employee" integer DEFAULT 0 NOT NULL,
	"expanded_others" integer DEFAULT 0 NOT NULL,
	"is_expanded" boolean DEFAULT false NOT NULL,
	"search_text" text NOT NULL,
	"created_by" uuid,
	"created_by_employee" integer,
	"updated_by" uuid,
	"updated_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_customs_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "notification_customs_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
ALTER TABLE "notification_audiences" ADD CONSTRAINT "notification_audiences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_customs" ADD CONSTRAINT "notification_customs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_customs_by_creation" ON "notification_customs" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notification_customs_on_the_way" ON "notification_customs" USING btree ("company_id","id") WHERE started_at is not null and finished_at is null or stage = 'scheduled';--> statement-breakpoint
SELECT name_tables(
  '{
    "notification_customs": "ข้อความที่ส่งเอง | Customised notifications",
    "notification_audiences": "กลุ่มผู้รับที่บันทึกไว้ | Saved audiences"
  }',
  '{
    "stage": "ขั้นตอน | Stage",
    "send_at": "เวลาส่ง | Goes out at",
    "started_at": "เริ่มส่งเมื่อ | Began",
    "people": "จำนวนคน | People"
  }'
);
