CREATE TABLE "booth_displays" (
	"booth_id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"accent" text NOT NULL,
	"headline" jsonb NOT NULL,
	"intro" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"brochure" uuid,
	"film" uuid,
	"pictures" uuid[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booth_displays_template_known" CHECK ("booth_displays"."template" in ('counter', 'gallery', 'workshop')),
	CONSTRAINT "booth_displays_accent_known" CHECK ("booth_displays"."accent" in ('green', 'amber', 'carbon', 'sand', 'steel'))
);
--> statement-breakpoint
CREATE TABLE "booth_products" (
	"booth_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "booth_products_booth_id_product_id_pk" PRIMARY KEY("booth_id","product_id"),
	CONSTRAINT "booth_products_place_least" CHECK ("booth_products"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "booth_staff" (
	"booth_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"duty" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"place" smallint NOT NULL,
	CONSTRAINT "booth_staff_booth_id_user_id_pk" PRIMARY KEY("booth_id","user_id"),
	CONSTRAINT "booth_staff_languages_known" CHECK ("booth_staff"."languages" <@ array['cn', 'en', 'es']::text[]),
	CONSTRAINT "booth_staff_place_least" CHECK ("booth_staff"."place" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fair_booths" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hall_id" uuid NOT NULL,
	"number" text NOT NULL,
	"outline" jsonb NOT NULL,
	"front" text NOT NULL,
	"class" text NOT NULL,
	"size" text NOT NULL,
	"state" text DEFAULT 'free' NOT NULL,
	"ent_id" uuid,
	CONSTRAINT "fair_booths_number" UNIQUE("hall_id","number"),
	CONSTRAINT "fair_booths_front_known" CHECK ("fair_booths"."front" in ('north', 'east', 'south', 'west')),
	CONSTRAINT "fair_booths_class_known" CHECK ("fair_booths"."class" in ('fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing')),
	CONSTRAINT "fair_booths_size_known" CHECK ("fair_booths"."size" in ('small', 'medium', 'large')),
	CONSTRAINT "fair_booths_state_known" CHECK ("fair_booths"."state" in ('free', 'held', 'taken')),
	CONSTRAINT "fair_booths_exhibitor" CHECK (("fair_booths"."state" = 'free') = ("fair_booths"."ent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "fair_halls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_halls_no" UNIQUE("fair_id","no"),
	CONSTRAINT "fair_halls_no_least" CHECK ("fair_halls"."no" >= 1),
	CONSTRAINT "fair_halls_version_least" CHECK ("fair_halls"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "fairs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fairs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "fairs_dates" CHECK ("fairs"."starts_at" < "fairs"."ends_at")
);
--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_products" ADD CONSTRAINT "booth_products_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD CONSTRAINT "booth_staff_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_hall_id_fair_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."fair_halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_halls" ADD CONSTRAINT "fair_halls_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booth_displays_brochure" ON "booth_displays" USING btree ("brochure");--> statement-breakpoint
CREATE INDEX "booth_displays_film" ON "booth_displays" USING btree ("film");--> statement-breakpoint
CREATE INDEX "booth_products_product" ON "booth_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "booth_staff_user" ON "booth_staff" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fair_booths_ent" ON "fair_booths" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "fairs_starts" ON "fairs" USING btree ("starts_at","id");--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_brochure_files_id_fk" FOREIGN KEY ("brochure") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_film_files_id_fk" FOREIGN KEY ("film") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD CONSTRAINT "booth_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
