CREATE TABLE "agent_profile_versions" (
	"company_id" integer NOT NULL,
	"profile_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"department_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"chat_agent_id" uuid,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_profile_versions_company_id_profile_id_number_pk" PRIMARY KEY("company_id","profile_id","number")
);
--> statement-breakpoint
CREATE TABLE "agent_profiles" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"department_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"chat_agent_id" uuid,
	"status" text DEFAULT 'Active' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"updated_by" uuid NOT NULL,
	"updated_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agent_profiles_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "agent_profiles_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
ALTER TABLE "sows" ADD COLUMN "agent_profile_id" uuid;--> statement-breakpoint
ALTER TABLE "agent_profile_versions" ADD CONSTRAINT "agent_profile_versions_of_profile" FOREIGN KEY ("company_id","profile_id") REFERENCES "public"."agent_profiles"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_profiles" ADD CONSTRAINT "agent_profiles_department" FOREIGN KEY ("company_id","department_id") REFERENCES "public"."departments"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_profiles" ADD CONSTRAINT "agent_profiles_position" FOREIGN KEY ("company_id","position_id") REFERENCES "public"."positions"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agent_profiles_by_name" ON "agent_profiles" USING btree ("company_id","name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_status" ON "agent_profiles" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_creation" ON "agent_profiles" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_change" ON "agent_profiles" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_department" ON "agent_profiles" USING btree ("company_id","department_id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_position" ON "agent_profiles" USING btree ("company_id","position_id");--> statement-breakpoint
CREATE INDEX "agent_profiles_by_text" ON "agent_profiles" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "sows" ADD CONSTRAINT "sows_agent_profile" FOREIGN KEY ("company_id","agent_profile_id") REFERENCES "public"."agent_profiles"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sows_by_agent_profile" ON "sows" USING btree ("company_id","agent_profile_id","created_at","id");--> statement-breakpoint
SELECT name_tables(
  '{
    "agent_profiles": "โปรไฟล์เอเจนต์ | Agent profiles",
    "agent_profile_versions": "เวอร์ชันของโปรไฟล์เอเจนต์ | Versions of agent profiles"
  }',
  '{
    "position_id": "ตำแหน่ง | Position",
    "agent_profile_id": "โปรไฟล์เอเจนต์ | Agent profile",
    "chat_agent_id": "แชตเอเจนต์ | Chat agent"
  }'
);
