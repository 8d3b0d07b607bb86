CREATE TABLE "catalogue_followers" (
	"company_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "catalogue_followers_company_id_entry_id_user_id_pk" PRIMARY KEY("company_id","entry_id","user_id")
);
