CREATE TABLE "supplier_conduct" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"asked" integer NOT NULL,
	"askers" integer NOT NULL,
	"answered" integer NOT NULL,
	"hours" real,
	"completed" integer NOT NULL,
	"rate" smallint,
	"judged_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "supplier_conduct_answered" CHECK ("supplier_conduct"."answered" between 0 and "supplier_conduct"."asked"),
	CONSTRAINT "supplier_conduct_rate" CHECK ("supplier_conduct"."rate" between 0 and 100),
	CONSTRAINT "supplier_conduct_completed_least" CHECK ("supplier_conduct"."completed" >= 0),
	CONSTRAINT "supplier_conduct_hours_least" CHECK ("supplier_conduct"."hours" >= 0)
);
--> statement-breakpoint
ALTER TABLE "supplier_conduct" ADD CONSTRAINT "supplier_conduct_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "public"."enterprises"("id") ON DELETE no action ON UPDATE no action;