CREATE TABLE "company_sites" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"published" integer,
	"published_at" timestamp with time zone,
	"last" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "company_sites_revision_least" CHECK ("company_sites"."revision" >= 1),
	CONSTRAINT "company_sites_last_least" CHECK ("company_sites"."last" >= 0),
	CONSTRAINT "company_sites_published_known" CHECK ("company_sites"."published" is null or "company_sites"."published" between 1 and "company_sites"."last")
);
--> statement-breakpoint
CREATE TABLE "site_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"client_key" uuid,
	"user_id" uuid,
	"name" text NOT NULL,
	"duty" jsonb NOT NULL,
	"phone" text NOT NULL,
	"mail" text NOT NULL,
	"languages" text[] NOT NULL,
	"hours" jsonb,
	"shown_to" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_contacts_shown_to_known" CHECK ("site_contacts"."shown_to" in ('everybody', 'members', 'identified', 'partners'))
);
--> statement-breakpoint
CREATE TABLE "site_versions" (
	"ent_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_versions_ent_id_number_pk" PRIMARY KEY("ent_id","number"),
	CONSTRAINT "site_versions_number_least" CHECK ("site_versions"."number" >= 1)
);
--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "facts_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_ent_id_company_sites_ent_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."company_sites"("ent_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_sites_published" ON "company_sites" USING btree ("published_at");--> statement-breakpoint
CREATE INDEX "site_contacts_ent" ON "site_contacts" USING btree ("ent_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_contacts_key" ON "site_contacts" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "site_contacts_person" ON "site_contacts" USING btree ("ent_id","user_id");--> statement-breakpoint
CREATE INDEX "site_contacts_user" ON "site_contacts" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_facts_revision_least" CHECK ("enterprises"."facts_revision" >= 0);--> statement-breakpoint
ALTER TABLE "company_sites" ADD CONSTRAINT "company_sites_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "site_versions" ADD CONSTRAINT "site_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "site_contacts" ADD CONSTRAINT "site_contacts_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "site_contacts" ADD CONSTRAINT "site_contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
