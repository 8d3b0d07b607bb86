CREATE TABLE "quotation_answers" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"signature" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_answers_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "quotation_links" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"viewed_at" timestamp (3) with time zone,
	"last_viewed_at" timestamp (3) with time zone,
	"created_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_links_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quotation_links_by_hash" UNIQUE("company_id","hash")
);
--> statement-breakpoint
CREATE TABLE "quotation_letterheads" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"address_th" text NOT NULL,
	"address_en" text NOT NULL,
	"tax_id" text NOT NULL,
	"branch" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"website" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotation_papers" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"language" text NOT NULL,
	"design" text NOT NULL,
	"stored_file_id" uuid NOT NULL,
	"printed" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_papers_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "quotation_papers_once" UNIQUE("company_id","quotation_id","language")
);
--> statement-breakpoint
CREATE TABLE "quotation_mails" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"quotation_id" uuid NOT NULL,
	"language" text NOT NULL,
	"attach_pdf" boolean NOT NULL,
	"with_link" boolean NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_by_employee" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotation_mails_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_to" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_answers" ADD CONSTRAINT "quotation_answers_by" FOREIGN KEY ("company_id","link_id") REFERENCES "public"."quotation_links"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_links" ADD CONSTRAINT "quotation_links_of" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_letterheads" ADD CONSTRAINT "quotation_letterheads_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_papers" ADD CONSTRAINT "quotation_papers_of" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_papers" ADD CONSTRAINT "quotation_papers_file" FOREIGN KEY ("company_id","stored_file_id") REFERENCES "public"."stored_files"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotation_mails" ADD CONSTRAINT "quotation_mails_of" FOREIGN KEY ("company_id","quotation_id") REFERENCES "public"."quotations"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quotation_answers_by_quotation" ON "quotation_answers" USING btree ("company_id","quotation_id","id");--> statement-breakpoint
CREATE INDEX "quotation_answers_by_link" ON "quotation_answers" USING btree ("company_id","link_id");--> statement-breakpoint
CREATE INDEX "quotation_links_by_quotation" ON "quotation_links" USING btree ("company_id","quotation_id","id");--> statement-breakpoint
CREATE INDEX "quotation_papers_by_file" ON "quotation_papers" USING btree ("company_id","stored_file_id");--> statement-breakpoint
CREATE INDEX "quotation_mails_by_quotation" ON "quotation_mails" USING btree ("company_id","quotation_id","id");
--> statement-breakpoint
SELECT name_tables('{"quotation_papers": "ใบเสนอราคาที่ส่งแล้ว | Quotations as they were sent", "quotation_letterheads": "หัวกระดาษใบเสนอราคา | Letterheads of quotations", "quotation_links": "ลิงก์ใบเสนอราคาสำหรับลูกค้า | Links of customers to quotations", "quotation_answers": "คำตอบของลูกค้า | Answers of customers", "quotation_mails": "อีเมลที่ส่งใบเสนอราคา | E-mails of quotations"}', '{}');
