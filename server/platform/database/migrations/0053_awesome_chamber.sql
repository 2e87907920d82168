CREATE TABLE "refused_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"refusals" integer DEFAULT 1 NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refused_addresses_refusals_least" CHECK ("refused_addresses"."refusals" >= 1)
);
--> statement-breakpoint
CREATE INDEX "refused_addresses_last" ON "refused_addresses" USING btree ("last_at");