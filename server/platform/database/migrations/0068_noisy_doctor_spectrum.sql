ALTER TABLE "album_photos" ADD COLUMN "place" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "album_photos" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_albums" ADD COLUMN "ent_id" uuid;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD COLUMN "picture_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "fair_albums_ent" ON "fair_albums" USING btree ("ent_id");--> statement-breakpoint
ALTER TABLE "fair_albums" ADD CONSTRAINT "fair_albums_exhibitor" UNIQUE("fair_id","ent_id");--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_place_least" CHECK ("album_photos"."place" >= 0);--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_revision_least" CHECK ("album_photos"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "fair_albums" ADD CONSTRAINT "fair_albums_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE cascade;