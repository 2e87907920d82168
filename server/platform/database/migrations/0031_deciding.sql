CREATE TABLE "judgement_points" (
	"quotation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"points" smallint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "judgement_points_quotation_id_user_id_pk" PRIMARY KEY("quotation_id","user_id"),
	CONSTRAINT "judgement_points_revision_least" CHECK ("judgement_points"."revision" >= 1),
	CONSTRAINT "judgement_points_range" CHECK ("judgement_points"."points" between 0 and 10)
);
--> statement-breakpoint
CREATE TABLE "score_weights" (
	"inquiry_id" uuid PRIMARY KEY NOT NULL,
	"price_weight" smallint NOT NULL,
	"lead_time" smallint NOT NULL,
	"conformity" smallint NOT NULL,
	"payment" smallint NOT NULL,
	"supplier" smallint NOT NULL,
	"judgement" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_weights_hundred" CHECK (least("score_weights"."price_weight", "score_weights"."lead_time", "score_weights"."conformity", "score_weights"."payment", "score_weights"."supplier", "score_weights"."judgement") >= 0
        and "score_weights"."price_weight" + "score_weights"."lead_time" + "score_weights"."conformity" + "score_weights"."payment" + "score_weights"."supplier" + "score_weights"."judgement" = 100)
);
--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_quotation_id_quotations_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_weights" ADD CONSTRAINT "score_weights_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judgement_points_inquiry" ON "judgement_points" USING btree ("inquiry_id");--> statement-breakpoint
CREATE INDEX "judgement_points_user" ON "judgement_points" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "score_weights_user" ON "score_weights" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "score_weights" ADD CONSTRAINT "score_weights_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "judgement_points" ADD CONSTRAINT "judgement_points_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
