CREATE TABLE "sow_relations" (
	"company_id" integer NOT NULL,
	"blocked_id" uuid NOT NULL,
	"blocker_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sow_relations_company_id_blocked_id_blocker_id_pk" PRIMARY KEY("company_id","blocked_id","blocker_id")
);
--> statement-breakpoint
ALTER TABLE "sow_relations" ADD CONSTRAINT "sow_relations_blocked" FOREIGN KEY ("company_id","blocked_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sow_relations" ADD CONSTRAINT "sow_relations_blocker" FOREIGN KEY ("company_id","blocker_id") REFERENCES "public"."sows"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sow_relations_by_blocker" ON "sow_relations" USING btree ("company_id","blocker_id");
--> statement-breakpoint
SELECT name_tables(
	'{"sow_relations": "SOW ที่ต้องรอ SOW อื่น | Which SOWs wait for which"}',
	'{"blocked_id": "SOW ที่รอ | SOW that waits", "blocker_id": "SOW ที่ต้องเสร็จก่อน | SOW that comes first"}'
);
