CREATE TABLE "business_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"position" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"shows" text[] DEFAULT '{}' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "business_cards_shows_known" CHECK ("business_cards"."shows" <@ array['phone', 'email', 'address']::text[])
);
--> statement-breakpoint
CREATE TABLE "card_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_user_id" uuid NOT NULL,
	"to_ent_id" uuid NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"answered_by" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "card_exchanges_state_known" CHECK ("card_exchanges"."state" in ('pending', 'accepted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "held_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"person_id" uuid,
	"ent_id" uuid,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "held_cards_person" UNIQUE("owner_id","person_id"),
	CONSTRAINT "held_cards_company" UNIQUE("owner_id","ent_id"),
	CONSTRAINT "held_cards_of_one" CHECK (num_nonnulls("held_cards"."person_id", "held_cards"."ent_id") = 1),
	CONSTRAINT "held_cards_source_known" CHECK ("held_cards"."source" in ('exchange', 'kept'))
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"user_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" jsonb NOT NULL,
	"price" numeric,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "collections_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "collections_currency_known" CHECK ("collections"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "collections_price_least" CHECK ("collections"."price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "company_follows" (
	"user_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_follows_user_id_ent_id_pk" PRIMARY KEY("user_id","ent_id")
);
--> statement-breakpoint
CREATE TABLE "interests" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"alert" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "interests_user_id_kind_slug_pk" PRIMARY KEY("user_id","kind","slug"),
	CONSTRAINT "interests_kind_known" CHECK ("interests"."kind" in ('material', 'process'))
);
--> statement-breakpoint
CREATE TABLE "listed_news" (
	"product_id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"category" text NOT NULL,
	"day" date NOT NULL,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person_follows" (
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_follows_user_id_person_id_pk" PRIMARY KEY("user_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "footprint_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"recording" boolean DEFAULT true NOT NULL,
	"named" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"day" date NOT NULL,
	"seconds" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "footprints_kind_known" CHECK ("footprints"."kind" in ('product', 'company', 'inquiry', 'purchase', 'search')),
	CONSTRAINT "footprints_seconds_least" CHECK ("footprints"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ent_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"product_id" uuid,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "visits_once" UNIQUE NULLS NOT DISTINCT("ent_id","visitor_id","day","product_id"),
	CONSTRAINT "visits_times_least" CHECK ("visits"."times" >= 1)
);
--> statement-breakpoint
CREATE TABLE "search_places" (
	"day" date NOT NULL,
	"term" text NOT NULL,
	"ent_id" uuid NOT NULL,
	"shown" integer NOT NULL,
	"sum" integer NOT NULL,
	"best" integer NOT NULL,
	CONSTRAINT "search_places_day_term_ent_id_pk" PRIMARY KEY("day","term","ent_id"),
	CONSTRAINT "search_places_shown_least" CHECK ("search_places"."shown" >= 1),
	CONSTRAINT "search_places_best_least" CHECK ("search_places"."best" >= 1)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
CREATE UNIQUE INDEX "card_exchanges_pending" ON "card_exchanges" USING btree ("from_user_id","to_ent_id") WHERE "card_exchanges"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "card_exchanges_from" ON "card_exchanges" USING btree ("from_user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_exchanges_to" ON "card_exchanges" USING btree ("to_ent_id","state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "card_exchanges_answered_by" ON "card_exchanges" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "held_cards_newest" ON "held_cards" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "held_cards_person_id" ON "held_cards" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "held_cards_ent_id" ON "held_cards" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "collections_newest" ON "collections" USING btree ("user_id","created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "company_follows_ent" ON "company_follows" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "interests_slug" ON "interests" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "listed_news_untold" ON "listed_news" USING btree ("told_at","product_id");--> statement-breakpoint
CREATE INDEX "person_follows_person" ON "person_follows" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "footprints_newest" ON "footprints" USING btree ("user_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "footprints_old" ON "footprints" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "visits_day" ON "visits" USING btree ("ent_id","day");--> statement-breakpoint
CREATE INDEX "visits_visitor" ON "visits" USING btree ("visitor_id");--> statement-breakpoint
CREATE INDEX "visits_old" ON "visits" USING btree ("day");--> statement-breakpoint
CREATE INDEX "search_places_ent" ON "search_places" USING btree ("ent_id","day");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'cardRequested', 'cardExchanged'));--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "company_follows" ADD CONSTRAINT "company_follows_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "person_follows" ADD CONSTRAINT "person_follows_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "interests" ADD CONSTRAINT "interests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "listed_news" ADD CONSTRAINT "listed_news_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "business_cards" ADD CONSTRAINT "business_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_from_user_id_users_id_fk" FOREIGN KEY ("from_user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_to_ent_id_enterprises_id_fk" FOREIGN KEY ("to_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "card_exchanges" ADD CONSTRAINT "card_exchanges_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "held_cards" ADD CONSTRAINT "held_cards_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "visits" ADD CONSTRAINT "visits_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "footprint_settings" ADD CONSTRAINT "footprint_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "search_places" ADD CONSTRAINT "search_places_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
