-- A new start value counts from the next restart on.
ALTER TABLE "companies" ALTER COLUMN "id" RESTART;
