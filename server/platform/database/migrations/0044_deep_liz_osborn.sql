CREATE TABLE "content_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"act" text NOT NULL,
	"user_id" uuid,
	"reason" text DEFAULT '' NOT NULL,
	"alone" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_moves_act_known" CHECK ("content_moves"."act" in ('submit', 'recall', 'return', 'approve', 'publish', 'withdraw')),
	CONSTRAINT "content_moves_no_least" CHECK ("content_moves"."no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "content_pieces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"head" integer DEFAULT 1 NOT NULL,
	"shown" integer,
	"turn" integer DEFAULT 1 NOT NULL,
	"submitted_by" uuid,
	"publish_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"revised_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_pieces_slug_unique" UNIQUE("slug"),
	CONSTRAINT "content_pieces_kind_known" CHECK ("content_pieces"."kind" in ('news', 'statement', 'case', 'campaign')),
	CONSTRAINT "content_pieces_state_known" CHECK ("content_pieces"."state" in ('draft', 'review', 'scheduled', 'published', 'withdrawn')),
	CONSTRAINT "content_pieces_head_least" CHECK ("content_pieces"."head" >= 1),
	CONSTRAINT "content_pieces_turn_least" CHECK ("content_pieces"."turn" >= 1),
	CONSTRAINT "content_pieces_shown" CHECK ("content_pieces"."shown" is null or ("content_pieces"."shown" <= "content_pieces"."head" and "content_pieces"."published_at" is not null)),
	CONSTRAINT "content_pieces_live" CHECK ("content_pieces"."state" <> 'published' or "content_pieces"."shown" = "content_pieces"."head"),
	CONSTRAINT "content_pieces_due" CHECK ("content_pieces"."state" <> 'scheduled' or "content_pieces"."publish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "content_reads" (
	"user_id" uuid NOT NULL,
	"piece_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_reads_user_id_piece_id_pk" PRIMARY KEY("user_id","piece_id")
);
--> statement-breakpoint
CREATE TABLE "content_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"piece_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"piece_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"content" jsonb NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "content_versions_piece_id_no_pk" PRIMARY KEY("piece_id","no"),
	CONSTRAINT "content_versions_no_least" CHECK ("content_versions"."no" >= 1)
);
--> statement-breakpoint
CREATE TABLE "fair_meetings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booth_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"host_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"guest_ent_id" uuid,
	"client_key" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"way" text NOT NULL,
	"subject" text NOT NULL,
	"link" text,
	"reason" text DEFAULT '' NOT NULL,
	"ending_party" text,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_meetings_state_known" CHECK ("fair_meetings"."state" in ('asked', 'agreed', 'declined', 'cancelled', 'lapsed')),
	CONSTRAINT "fair_meetings_way_known" CHECK ("fair_meetings"."way" in ('booth', 'video')),
	CONSTRAINT "fair_meetings_ending_party_known" CHECK ("fair_meetings"."ending_party" in ('guest', 'host', 'clock')),
	CONSTRAINT "fair_meetings_two" CHECK ("fair_meetings"."host_id" <> "fair_meetings"."guest_id"),
	CONSTRAINT "fair_meetings_grid" CHECK (extract(epoch from "fair_meetings"."starts_at")::bigint % 1800 = 0),
	CONSTRAINT "fair_meetings_ended" CHECK (("fair_meetings"."state" in ('declined', 'cancelled', 'lapsed')) = ("fair_meetings"."ending_party" is not null))
);
--> statement-breakpoint
CREATE TABLE "mall_addresses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mall_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"good_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"points" integer NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"tracking" jsonb,
	"reason" text DEFAULT '' NOT NULL,
	"client_key" uuid NOT NULL,
	"ordered_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "mall_exchanges_number_unique" UNIQUE("number"),
	CONSTRAINT "mall_exchanges_key" UNIQUE("user_id","client_key"),
	CONSTRAINT "mall_exchanges_state_known" CHECK ("mall_exchanges"."state" in ('ordered', 'sent', 'received', 'returning', 'returned', 'cancelled')),
	CONSTRAINT "mall_exchanges_points_least" CHECK ("mall_exchanges"."points" >= 1),
	CONSTRAINT "mall_exchanges_ended" CHECK (("mall_exchanges"."state" in ('received', 'returned', 'cancelled')) = ("mall_exchanges"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "mall_goods" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"kind" text NOT NULL,
	"picture" text NOT NULL,
	"points" integer NOT NULL,
	"left" integer NOT NULL,
	"per_person" integer,
	"offered" boolean NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mall_goods_key" UNIQUE("created_by","client_key"),
	CONSTRAINT "mall_goods_kind_known" CHECK ("mall_goods"."kind" in ('posted', 'virtual')),
	CONSTRAINT "mall_goods_picture_known" CHECK ("mall_goods"."picture" in ('test-coupons', 'prepreg-roll', 'carbon-twill', 'glass-weave', 'instrument', 'hall-inside', 'document', 'core-kit')),
	CONSTRAINT "mall_goods_points_least" CHECK ("mall_goods"."points" >= 1),
	CONSTRAINT "mall_goods_left_least" CHECK ("mall_goods"."left" >= 0),
	CONSTRAINT "mall_goods_per_person_least" CHECK ("mall_goods"."per_person" >= 1),
	CONSTRAINT "mall_goods_version_least" CHECK ("mall_goods"."version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "member_tools" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"tools" text[] NOT NULL,
	CONSTRAINT "member_tools_tools_known" CHECK ("member_tools"."tools" <@ array['myFavorite', 'myInterest', 'myCards', 'hotSearch', 'dynamicRecording', 'character', 'inviteFriends', 'growthTask', 'releaseInquiry', 'search', 'inquiryHall', 'samples']::text[])
);
--> statement-breakpoint
CREATE TABLE "point_accounts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"pending" integer DEFAULT 0 NOT NULL,
	"claim" integer DEFAULT 0 NOT NULL,
	"lifetime" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_accounts_available_least" CHECK ("point_accounts"."available" >= 0),
	CONSTRAINT "point_accounts_pending_least" CHECK ("point_accounts"."pending" >= 0),
	CONSTRAINT "point_accounts_claim_least" CHECK ("point_accounts"."claim" >= 0),
	CONSTRAINT "point_accounts_lifetime_least" CHECK ("point_accounts"."lifetime" >= 0),
	CONSTRAINT "point_accounts_claim" CHECK ("point_accounts"."claim" = 0 or "point_accounts"."available" = 0)
);
--> statement-breakpoint
CREATE TABLE "point_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"act" text NOT NULL,
	"code" text,
	"rule_id" uuid,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"key" text NOT NULL,
	"refers_to" uuid,
	"about" text DEFAULT '' NOT NULL,
	"note" text,
	"available" integer NOT NULL,
	"pending" integer NOT NULL,
	"platform" integer NOT NULL,
	"claim" integer NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"pending_after" integer NOT NULL,
	"claim_after" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"day" date NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entries_key" UNIQUE("key"),
	CONSTRAINT "point_entries_no" UNIQUE("user_id","no"),
	CONSTRAINT "point_entries_refers" UNIQUE("refers_to","act"),
	CONSTRAINT "point_entries_act_known" CHECK ("point_entries"."act" in ('earn', 'release', 'spend', 'refund', 'reverse', 'expire', 'correct', 'close')),
	CONSTRAINT "point_entries_code_known" CHECK ("point_entries"."code" in ('SIGN_IN', 'USER_ONLINE', 'SHARE', 'PROFILE', 'VERIFY', 'PUBLISH_INQUIRY', 'QUOTE', 'ORDER_COMPLETED', 'RATE', 'INVITE', 'INVITE_VERIFIED', 'FOLLOW', 'VISIT_BOOTH', 'COUNTERSIGN', 'EXCHANGE')),
	CONSTRAINT "point_entries_balance_least" CHECK ("point_entries"."balance" >= 0),
	CONSTRAINT "point_entries_pending_after_least" CHECK ("point_entries"."pending_after" >= 0),
	CONSTRAINT "point_entries_claim_after_least" CHECK ("point_entries"."claim_after" >= 0),
	CONSTRAINT "point_entries_balanced" CHECK ("point_entries"."available" + "point_entries"."pending" + "point_entries"."platform" = 0),
	CONSTRAINT "point_entries_amount" CHECK ("point_entries"."points" = "point_entries"."available" + "point_entries"."pending" - "point_entries"."claim")
);
--> statement-breakpoint
CREATE TABLE "point_lots" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"left" integer NOT NULL,
	"held_until" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "point_lots_left_least" CHECK ("point_lots"."left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"value" integer NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"day_cap" integer,
	"life_cap" integer,
	"hold_days" smallint DEFAULT 0 NOT NULL,
	"valid_days" smallint,
	"starts_at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_rules_from" UNIQUE("code","starts_at"),
	CONSTRAINT "point_rules_code_known" CHECK ("point_rules"."code" in ('SIGN_IN', 'USER_ONLINE', 'SHARE', 'PROFILE', 'VERIFY', 'PUBLISH_INQUIRY', 'QUOTE', 'ORDER_COMPLETED', 'RATE', 'INVITE', 'INVITE_VERIFIED', 'FOLLOW', 'VISIT_BOOTH', 'COUNTERSIGN')),
	CONSTRAINT "point_rules_value_least" CHECK ("point_rules"."value" >= 0),
	CONSTRAINT "point_rules_step_least" CHECK ("point_rules"."step" >= 0),
	CONSTRAINT "point_rules_day_cap_least" CHECK ("point_rules"."day_cap" >= 0),
	CONSTRAINT "point_rules_life_cap_least" CHECK ("point_rules"."life_cap" >= 0),
	CONSTRAINT "point_rules_hold_days_least" CHECK ("point_rules"."hold_days" >= 0),
	CONSTRAINT "point_rules_valid_days_least" CHECK ("point_rules"."valid_days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "point_sign_ins" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"countersigned" boolean NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "point_sign_ins_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "service_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"applicant_id" uuid NOT NULL,
	"applicant_ent_id" uuid,
	"applicant_side" uuid GENERATED ALWAYS AS (coalesce(applicant_ent_id, applicant_id)) STORED NOT NULL,
	"provider_ent_id" uuid NOT NULL,
	"tour_id" uuid,
	"seats" smallint,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"form_values" jsonb NOT NULL,
	"papers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"defect" jsonb,
	"price" numeric(16, 2),
	"currency" text,
	"promised_day" date,
	"offer_until" date,
	"offer_note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"result_files" uuid[] DEFAULT '{}' NOT NULL,
	"stars" smallint,
	"verdict" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_applications_number_unique" UNIQUE("number"),
	CONSTRAINT "service_applications_kind_known" CHECK ("service_applications"."kind" in ('testing', 'technical', 'hr', 'finance', 'chainFinance', 'visa', 'delegation', 'study', 'booth', 'brand')),
	CONSTRAINT "service_applications_state_known" CHECK ("service_applications"."state" in ('submitted', 'returned', 'offered', 'accepted', 'inWork', 'done', 'refused', 'cancelled', 'expired')),
	CONSTRAINT "service_applications_currency_known" CHECK ("service_applications"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "service_applications_price_least" CHECK ("service_applications"."price" >= 0),
	CONSTRAINT "service_applications_seats_least" CHECK ("service_applications"."seats" >= 1),
	CONSTRAINT "service_applications_price_together" CHECK (num_nulls("service_applications"."price", "service_applications"."currency", "service_applications"."promised_day", "service_applications"."offer_until") in (0, 4)),
	CONSTRAINT "service_applications_tour_id_together" CHECK (num_nulls("service_applications"."tour_id", "service_applications"."seats") in (0, 2)),
	CONSTRAINT "service_applications_stars" CHECK ("service_applications"."stars" is null or ("service_applications"."stars" between 1 and 5 and "service_applications"."state" = 'done')),
	CONSTRAINT "service_applications_waits" CHECK (("service_applications"."state" in ('submitted', 'returned', 'offered')) = ("service_applications"."expires_at" is not null)),
	CONSTRAINT "service_applications_returned" CHECK (("service_applications"."state" <> 'returned') or ("service_applications"."defect" is not null))
);
--> statement-breakpoint
CREATE TABLE "service_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"client_key" uuid,
	"text" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"files" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "service_events_act_known" CHECK ("service_events"."act" in ('apply', 'sendBack', 'resubmit', 'offer', 'refuse', 'accept', 'start', 'finish', 'cancel', 'rate', 'message', 'remind', 'expire')),
	CONSTRAINT "service_events_party_known" CHECK ("service_events"."party" in ('applicant', 'provider', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "service_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_key" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"lowest" numeric(16, 2),
	"hidden_reason" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"ratings" integer DEFAULT 0 NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "service_offers_state_known" CHECK ("service_offers"."state" in ('draft', 'listed', 'hidden')),
	CONSTRAINT "service_offers_kind_known" CHECK ("service_offers"."kind" in ('testing', 'technical', 'hr', 'finance', 'chainFinance', 'visa', 'delegation', 'study', 'booth', 'brand')),
	CONSTRAINT "service_offers_lowest_least" CHECK ("service_offers"."lowest" >= 0),
	CONSTRAINT "service_offers_ratings_least" CHECK ("service_offers"."ratings" >= 0),
	CONSTRAINT "service_offers_stars_least" CHECK ("service_offers"."stars" >= 0),
	CONSTRAINT "service_offers_done_least" CHECK ("service_offers"."done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "service_providers" (
	"ent_id" uuid PRIMARY KEY NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"strengths" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"accreditations" text[] DEFAULT '{}' NOT NULL,
	"contacts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_tours" (
	"id" uuid PRIMARY KEY NOT NULL,
	"offer_id" uuid NOT NULL,
	"place" jsonb NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"until_day" date NOT NULL,
	"places" smallint NOT NULL,
	"taken" smallint DEFAULT 0 NOT NULL,
	"price" numeric(16, 2) NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "service_tours_currency_known" CHECK ("service_tours"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "service_tours_price_least" CHECK ("service_tours"."price" >= 0),
	CONSTRAINT "service_tours_taken_least" CHECK ("service_tours"."taken" >= 0),
	CONSTRAINT "service_tours_places" CHECK ("service_tours"."taken" <= "service_tours"."places"),
	CONSTRAINT "service_tours_days" CHECK ("service_tours"."until_day" <= "service_tours"."from_day" and "service_tours"."from_day" <= "service_tours"."to_day")
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_slugs" ADD CONSTRAINT "content_slugs_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "public"."content_pieces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_good_id_mall_goods_id_fk" FOREIGN KEY ("good_id") REFERENCES "public"."mall_goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_entry_id_point_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_rule_id_point_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."point_rules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_refers_to_point_entries_id_fk" FOREIGN KEY ("refers_to") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_entry_id_point_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."point_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."service_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_tour_id_service_tours_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."service_tours"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_application_id_service_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."service_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_tours" ADD CONSTRAINT "service_tours_offer_id_service_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."service_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_moves_piece" ON "content_moves" USING btree ("piece_id","at","id");--> statement-breakpoint
CREATE INDEX "content_pieces_newest" ON "content_pieces" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_pieces_changed" ON "content_pieces" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "content_reads_piece" ON "content_reads" USING btree ("piece_id");--> statement-breakpoint
CREATE INDEX "content_slugs_piece" ON "content_slugs" USING btree ("piece_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_key" ON "fair_meetings" USING btree ("guest_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_host" ON "fair_meetings" USING btree ("host_id","starts_at") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_guest" ON "fair_meetings" USING btree ("guest_id","starts_at") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE INDEX "fair_meetings_booth" ON "fair_meetings" USING btree ("booth_id","starts_at");--> statement-breakpoint
CREATE INDEX "fair_meetings_hosted" ON "fair_meetings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "fair_meetings_guest_ent" ON "fair_meetings" USING btree ("guest_ent_id");--> statement-breakpoint
CREATE INDEX "fair_meetings_ent" ON "fair_meetings" USING btree ("ent_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "fair_meetings_asked" ON "fair_meetings" USING btree ("guest_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "fair_meetings_ahead" ON "fair_meetings" USING btree ("starts_at","id") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE INDEX "mall_addresses_user" ON "mall_addresses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mall_exchanges_mine" ON "mall_exchanges" USING btree ("user_id","ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_exchanges_good" ON "mall_exchanges" USING btree ("good_id","user_id");--> statement-breakpoint
CREATE INDEX "mall_exchanges_newest" ON "mall_exchanges" USING btree ("ordered_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mall_exchanges_ended" ON "mall_exchanges" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "mall_goods_offered" ON "mall_goods" USING btree ("offered","points","id");--> statement-breakpoint
CREATE INDEX "point_entries_caps" ON "point_entries" USING btree ("user_id","code","day");--> statement-breakpoint
CREATE INDEX "point_entries_newest" ON "point_entries" USING btree ("user_id","no" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "point_lots_user" ON "point_lots" USING btree ("user_id","expires_at") WHERE "left" > 0;--> statement-breakpoint
CREATE INDEX "point_lots_held" ON "point_lots" USING btree ("held_until") WHERE held_until is not null;--> statement-breakpoint
CREATE INDEX "point_lots_expiry" ON "point_lots" USING btree ("expires_at") WHERE "left" > 0 and held_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_applications_key" ON "service_applications" USING btree ("applicant_id","client_key");--> statement-breakpoint
CREATE INDEX "service_applications_applicant" ON "service_applications" USING btree ("applicant_side","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_provider" ON "service_applications" USING btree ("provider_ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_offer" ON "service_applications" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "service_applications_tour" ON "service_applications" USING btree ("tour_id");--> statement-breakpoint
CREATE INDEX "service_applications_newest" ON "service_applications" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_applications_expires" ON "service_applications" USING btree ("expires_at","id") WHERE expires_at is not null;--> statement-breakpoint
CREATE INDEX "service_events_application" ON "service_events" USING btree ("application_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_events_key" ON "service_events" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "service_offers_key" ON "service_offers" USING btree ("ent_id","client_key");--> statement-breakpoint
CREATE INDEX "service_offers_own" ON "service_offers" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_offers_listed" ON "service_offers" USING btree ("kind","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'listed';--> statement-breakpoint
CREATE INDEX "service_offers_newest" ON "service_offers" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "service_tours_offer" ON "service_tours" USING btree ("offer_id","from_day","id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_guest_ent_id_enterprises_id_fk" FOREIGN KEY ("guest_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_accounts" ADD CONSTRAINT "point_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_entries" ADD CONSTRAINT "point_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_lots" ADD CONSTRAINT "point_lots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "point_sign_ins" ADD CONSTRAINT "point_sign_ins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "member_tools" ADD CONSTRAINT "member_tools_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "mall_goods" ADD CONSTRAINT "mall_goods_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "mall_exchanges" ADD CONSTRAINT "mall_exchanges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "mall_addresses" ADD CONSTRAINT "mall_addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "service_providers" ADD CONSTRAINT "service_providers_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_offers" ADD CONSTRAINT "service_offers_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_applicant_id_users_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_applicant_ent_id_enterprises_id_fk" FOREIGN KEY ("applicant_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_applications" ADD CONSTRAINT "service_applications_provider_ent_id_enterprises_id_fk" FOREIGN KEY ("provider_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "service_events" ADD CONSTRAINT "service_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_moves" ADD CONSTRAINT "content_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "content_reads" ADD CONSTRAINT "content_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
CREATE FUNCTION "point_entries_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'point_entries is append-only: % refused', TG_OP USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "point_entries_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION "point_entries_append_only"();--> statement-breakpoint
ALTER TABLE "point_entries" ENABLE ALWAYS TRIGGER "point_entries_append_only";--> statement-breakpoint
INSERT INTO "point_rules" ("id", "code", "value", "step", "day_cap", "life_cap", "hold_days", "valid_days", "starts_at") VALUES
  (gen_random_uuid(), 'SIGN_IN', 5, 5, 30, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'USER_ONLINE', 5, 0, 40, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'SHARE', 2, 0, 2, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'PROFILE', 200, 0, null, 200, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'VERIFY', 300, 0, null, 900, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'PUBLISH_INQUIRY', 30, 0, 90, null, 3, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'QUOTE', 15, 0, 60, null, 3, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'ORDER_COMPLETED', 50, 0, 200, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'RATE', 20, 0, 60, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'INVITE', 20, 0, 100, null, 7, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'INVITE_VERIFIED', 100, 0, 500, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'FOLLOW', 2, 0, 10, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'VISIT_BOOTH', 2, 0, 10, null, 0, 365, '2020-01-01T00:00:00Z'),
  (gen_random_uuid(), 'COUNTERSIGN', 20, 0, null, null, 0, null, '2020-01-01T00:00:00Z');
