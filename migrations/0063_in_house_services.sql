CREATE TABLE "in_house_services" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"host" text NOT NULL,
	"ports" integer[] NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "in_house_services_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "in_house_services_host_is_unique" UNIQUE("company_id","host")
);
--> statement-breakpoint
SELECT name_tables(
	'{"in_house_services": "บริการภายในองค์กรที่อนุญาตให้เรียก | In-house services that may be called"}',
	'{"ports": "พอร์ต | Ports"}'
);
