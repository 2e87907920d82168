CREATE TABLE "known_devices" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "known_devices_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "message_codes" DROP CONSTRAINT "message_codes_target_purpose_pk";--> statement-breakpoint
ALTER TABLE "message_codes" ADD COLUMN "asker" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "known_devices_used" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_codes_place" ON "message_codes" USING btree ("target","purpose","asker");