CREATE TABLE "company_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"chosen_at" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "company_addresses" ADD CONSTRAINT "company_addresses_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_addresses_ent" ON "company_addresses" USING btree ("ent_id");