CREATE TABLE "fair_forums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"hall_id" uuid,
	"stage" smallint DEFAULT 1 NOT NULL,
	"ent_id" uuid,
	"title" jsonb NOT NULL,
	"about" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"speakers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"places" integer NOT NULL,
	"language" text NOT NULL,
	"recording" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_forums_hours" CHECK ("fair_forums"."starts_at" < "fair_forums"."ends_at"),
	CONSTRAINT "fair_forums_places_least" CHECK ("fair_forums"."places" >= 1),
	CONSTRAINT "fair_forums_stage_least" CHECK ("fair_forums"."stage" >= 1),
	CONSTRAINT "fair_forums_language_known" CHECK ("fair_forums"."language" in ('cn', 'en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "forum_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"forum_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "forum_seats" (
	"forum_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"n" bigserial NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "forum_seats_forum_id_user_id_pk" PRIMARY KEY("forum_id","user_id"),
	CONSTRAINT "forum_seats_state_known" CHECK ("forum_seats"."state" in ('in', 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "forum_votes" (
	"question_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "forum_votes_question_id_user_id_pk" PRIMARY KEY("question_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "booth_visits" (
	"booth_id" uuid NOT NULL,
	"visitor_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mode" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"brochures" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "booth_visits_booth_id_visitor_id_day_pk" PRIMARY KEY("booth_id","visitor_id","day"),
	CONSTRAINT "booth_visits_mode_known" CHECK ("booth_visits"."mode" in ('plan', 'list', 'space', 'page')),
	CONSTRAINT "booth_visits_times_least" CHECK ("booth_visits"."times" >= 1),
	CONSTRAINT "booth_visits_brochures_least" CHECK ("booth_visits"."brochures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "guest_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"booth_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"ent_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"hider" text,
	"answer" text,
	"answered_at" timestamp with time zone,
	"answered_by" uuid,
	CONSTRAINT "guest_entries_hider_known" CHECK ("guest_entries"."hider" in ('exhibitor', 'desk')),
	CONSTRAINT "guest_entries_answer_together" CHECK (num_nulls("guest_entries"."answer", "guest_entries"."answered_at", "guest_entries"."answered_by") in (0, 3)),
	CONSTRAINT "guest_entries_text" CHECK (length("guest_entries"."text") > 0)
);
--> statement-breakpoint
CREATE TABLE "class_follows" (
	"user_id" uuid NOT NULL,
	"class" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "class_follows_user_id_class_pk" PRIMARY KEY("user_id","class"),
	CONSTRAINT "class_follows_class_known" CHECK ("class_follows"."class" in ('fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing'))
);
--> statement-breakpoint
CREATE TABLE "fair_intentions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"class" text NOT NULL,
	"size" text NOT NULL,
	"wishes" text NOT NULL,
	"contact" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_intentions_company" UNIQUE("fair_id","ent_id"),
	CONSTRAINT "fair_intentions_class_known" CHECK ("fair_intentions"."class" in ('fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing')),
	CONSTRAINT "fair_intentions_size_known" CHECK ("fair_intentions"."size" in ('small', 'medium', 'large'))
);
--> statement-breakpoint
CREATE TABLE "fair_visitors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"code" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" uuid,
	CONSTRAINT "fair_visitors_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "fair_visitors_person" UNIQUE("fair_id","user_id"),
	CONSTRAINT "fair_visitors_used" CHECK ("fair_visitors"."used_by" is null or "fair_visitors"."used_at" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "hall_blocks" (
	"user_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hall_blocks_user_id_other_id_pk" PRIMARY KEY("user_id","other_id")
);
--> statement-breakpoint
ALTER TABLE "footprints" DROP CONSTRAINT "footprints_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_hall_id_fair_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."fair_halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_forum_id_fair_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."fair_forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_seats" ADD CONSTRAINT "forum_seats_forum_id_fair_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."fair_forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_question_id_forum_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."forum_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_intentions" ADD CONSTRAINT "fair_intentions_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_visitors" ADD CONSTRAINT "fair_visitors_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_products" ADD CONSTRAINT "booth_products_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD CONSTRAINT "booth_staff_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_hall_id_fair_halls_id_fk" FOREIGN KEY ("hall_id") REFERENCES "public"."fair_halls"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_halls" ADD CONSTRAINT "fair_halls_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fair_forums_fair" ON "fair_forums" USING btree ("fair_id","starts_at");--> statement-breakpoint
CREATE INDEX "fair_forums_starts" ON "fair_forums" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "fair_forums_hall" ON "fair_forums" USING btree ("hall_id");--> statement-breakpoint
CREATE INDEX "fair_forums_ent" ON "fair_forums" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "fair_forums_recording" ON "fair_forums" USING btree ("recording");--> statement-breakpoint
CREATE INDEX "forum_questions_forum" ON "forum_questions" USING btree ("forum_id","created_at");--> statement-breakpoint
CREATE INDEX "forum_questions_user" ON "forum_questions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_seats_turn" ON "forum_seats" USING btree ("forum_id","state","n");--> statement-breakpoint
CREATE INDEX "forum_seats_user" ON "forum_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "forum_votes_user" ON "forum_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "booth_visits_visitor" ON "booth_visits" USING btree ("visitor_id","day");--> statement-breakpoint
CREATE INDEX "guest_entries_newest" ON "guest_entries" USING btree ("booth_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guest_entries_user" ON "guest_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_entries_ent" ON "guest_entries" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "guest_entries_answered_by" ON "guest_entries" USING btree ("answered_by");--> statement-breakpoint
CREATE INDEX "fair_intentions_ent" ON "fair_intentions" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "fair_intentions_user" ON "fair_intentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fair_visitors_user" ON "fair_visitors" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fair_visitors_used_by" ON "fair_visitors" USING btree ("used_by");--> statement-breakpoint
CREATE INDEX "booth_displays_brochure" ON "booth_displays" USING btree ("brochure");--> statement-breakpoint
CREATE INDEX "booth_displays_film" ON "booth_displays" USING btree ("film");--> statement-breakpoint
CREATE INDEX "booth_products_product" ON "booth_products" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "booth_staff_user" ON "booth_staff" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fair_booths_ent" ON "fair_booths" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "fairs_starts" ON "fairs" USING btree ("starts_at","id");--> statement-breakpoint
CREATE INDEX "hall_blocks_other" ON "hall_blocks" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_kind_known" CHECK ("footprints"."kind" in ('product', 'company', 'inquiry', 'purchase', 'booth', 'search'));--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook', 'forumQuestion'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'forumPlace', 'forumSoon', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_booths" ADD CONSTRAINT "fair_booths_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_brochure_files_id_fk" FOREIGN KEY ("brochure") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_film_files_id_fk" FOREIGN KEY ("film") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD CONSTRAINT "booth_staff_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "hall_blocks" ADD CONSTRAINT "hall_blocks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "hall_blocks" ADD CONSTRAINT "hall_blocks_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "fair_visitors" ADD CONSTRAINT "fair_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "fair_visitors" ADD CONSTRAINT "fair_visitors_used_by_users_id_fk" FOREIGN KEY ("used_by") REFERENCES "users"("id") ON DELETE set null;--> statement-breakpoint
ALTER TABLE "fair_intentions" ADD CONSTRAINT "fair_intentions_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_intentions" ADD CONSTRAINT "fair_intentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "class_follows" ADD CONSTRAINT "class_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_recording_files_id_fk" FOREIGN KEY ("recording") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "forum_seats" ADD CONSTRAINT "forum_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "forum_questions" ADD CONSTRAINT "forum_questions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "forum_votes" ADD CONSTRAINT "forum_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
