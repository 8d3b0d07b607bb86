CREATE TABLE "product_prices" (
	"company_id" integer NOT NULL,
	"product_id" uuid NOT NULL,
	"valid_from" date NOT NULL,
	"price" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" uuid NOT NULL,
	"created_by_employee" integer,
	CONSTRAINT "product_prices_company_id_product_id_valid_from_pk" PRIMARY KEY("company_id","product_id","valid_from")
);
--> statement-breakpoint
CREATE TABLE "products" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"code" text NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"category" text NOT NULL,
	"unit_id" uuid NOT NULL,
	"price" bigint NOT NULL,
	"vat" text NOT NULL,
	"status" text NOT NULL,
	"picture" text,
	"note" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "products_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "products_code_is_unique" UNIQUE("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "product_units" (
	"company_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name_th" text NOT NULL,
	"name_en" text NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_units_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "product_units_name_is_unique" UNIQUE("company_id","name_th")
);
--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_of_product" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."products"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_unit" FOREIGN KEY ("company_id","unit_id") REFERENCES "public"."product_units"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_prices_by_day" ON "product_prices" USING btree ("valid_from");--> statement-breakpoint
CREATE INDEX "products_by_name" ON "products" USING btree ("company_id","name_th" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("company_id","category" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "products_by_price" ON "products" USING btree ("company_id","price","id");--> statement-breakpoint
CREATE INDEX "products_by_change" ON "products" USING btree ("company_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "products_by_unit" ON "products" USING btree ("company_id","unit_id");--> statement-breakpoint
CREATE INDEX "products_by_text" ON "products" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "product_units_by_name" ON "product_units" USING btree ("company_id","name_th" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "product_units_by_text" ON "product_units" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
SELECT name_tables('{"products": "สินค้า | Products", "product_units": "หน่วยนับของสินค้า | Units of products", "product_prices": "ราคาสินค้า | Prices of products"}', '{"valid_from": "เริ่มใช้วันที่ | Valid from", "vat": "ภาษีมูลค่าเพิ่ม | VAT", "picture": "รูป | Picture"}');
