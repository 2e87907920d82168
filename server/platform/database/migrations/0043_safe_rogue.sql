CREATE TABLE "carnival_campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"zone" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"slots" integer NOT NULL,
	"drawn" integer DEFAULT 0 NOT NULL,
	"claim_days" smallint NOT NULL,
	"tasks" jsonb NOT NULL,
	"sealed_seed" jsonb,
	"commitment" text,
	"published_at" timestamp with time zone,
	"seed" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_by" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carnival_campaigns_published_at_together" CHECK (num_nulls("carnival_campaigns"."published_at", "carnival_campaigns"."sealed_seed", "carnival_campaigns"."commitment") in (0, 3)),
	CONSTRAINT "carnival_campaigns_slots_least" CHECK ("carnival_campaigns"."slots" >= 1),
	CONSTRAINT "carnival_campaigns_claim_days_least" CHECK ("carnival_campaigns"."claim_days" >= 1),
	CONSTRAINT "carnival_campaigns_version_least" CHECK ("carnival_campaigns"."version" >= 1),
	CONSTRAINT "carnival_campaigns_dates" CHECK ("carnival_campaigns"."starts_at" < "carnival_campaigns"."ends_at"),
	CONSTRAINT "carnival_campaigns_drawn" CHECK ("carnival_campaigns"."drawn" between 0 and "carnival_campaigns"."slots"),
	CONSTRAINT "carnival_campaigns_seed" CHECK ("carnival_campaigns"."seed" is null or "carnival_campaigns"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "carnival_claims" (
	"draw_id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"state" text NOT NULL,
	"address" jsonb,
	"tracking" jsonb,
	"claimed_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "carnival_claims_state_known" CHECK ("carnival_claims"."state" in ('claimed', 'sent', 'received', 'returned')),
	CONSTRAINT "carnival_claims_sent" CHECK (("carnival_claims"."state" = 'claimed') = ("carnival_claims"."sent_at" is null)),
	CONSTRAINT "carnival_claims_ended" CHECK (("carnival_claims"."state" in ('received', 'returned')) = ("carnival_claims"."ended_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "carnival_deeds" (
	"campaign_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "carnival_deeds_campaign_id_user_id_kind_subject_pk" PRIMARY KEY("campaign_id","user_id","kind","subject"),
	CONSTRAINT "carnival_deeds_kind_known" CHECK ("carnival_deeds"."kind" in ('booths', 'card', 'follow', 'inquiry', 'profile'))
);
--> statement-breakpoint
CREATE TABLE "carnival_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"user_id" uuid,
	"prize_id" uuid,
	"client_key" uuid NOT NULL,
	"day" date NOT NULL,
	"network" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "carnival_draws_slot" UNIQUE("campaign_id","slot"),
	CONSTRAINT "carnival_draws_key" UNIQUE("campaign_id","user_id","client_key"),
	CONSTRAINT "carnival_draws_slot_least" CHECK ("carnival_draws"."slot" >= 1)
);
--> statement-breakpoint
CREATE TABLE "carnival_prizes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"provider" jsonb NOT NULL,
	"kind" text NOT NULL,
	"stock" integer NOT NULL,
	"given" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "carnival_prizes_no" UNIQUE("campaign_id","no"),
	CONSTRAINT "carnival_prizes_kind_known" CHECK ("carnival_prizes"."kind" in ('postal', 'virtual')),
	CONSTRAINT "carnival_prizes_no_least" CHECK ("carnival_prizes"."no" >= 1),
	CONSTRAINT "carnival_prizes_stock_least" CHECK ("carnival_prizes"."stock" >= 1),
	CONSTRAINT "carnival_prizes_given" CHECK ("carnival_prizes"."given" between 0 and "carnival_prizes"."stock")
);
--> statement-breakpoint
CREATE TABLE "album_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"album_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"caption" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "album_photos_file" UNIQUE("file"),
	CONSTRAINT "album_photos_state_known" CHECK ("album_photos"."state" in ('waiting', 'shown', 'refused')),
	CONSTRAINT "album_photos_width_least" CHECK ("album_photos"."width" >= 1),
	CONSTRAINT "album_photos_height_least" CHECK ("album_photos"."height" >= 1)
);
--> statement-breakpoint
CREATE TABLE "fair_albums" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_avatars" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"look" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "talk_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"fair_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"language" text NOT NULL,
	"speakers" jsonb NOT NULL,
	"wished_day" date NOT NULL,
	"minutes" smallint NOT NULL,
	"state" text DEFAULT 'proposed' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"defect" text,
	"words" text DEFAULT '' NOT NULL,
	"forum_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talk_proposals_language_known" CHECK ("talk_proposals"."language" in ('cn', 'en', 'es')),
	CONSTRAINT "talk_proposals_state_known" CHECK ("talk_proposals"."state" in ('proposed', 'returned', 'accepted', 'refused', 'withdrawn')),
	CONSTRAINT "talk_proposals_defect_known" CHECK ("talk_proposals"."defect" in ('title', 'about', 'languages', 'speakers', 'time', 'other')),
	CONSTRAINT "talk_proposals_minutes_least" CHECK ("talk_proposals"."minutes" >= 1),
	CONSTRAINT "talk_proposals_version_least" CHECK ("talk_proposals"."version" >= 1),
	CONSTRAINT "talk_proposals_accepted" CHECK (("talk_proposals"."state" = 'accepted') = ("talk_proposals"."forum_id" is not null)),
	CONSTRAINT "talk_proposals_returned" CHECK ("talk_proposals"."state" <> 'returned' or "talk_proposals"."defect" is not null)
);
--> statement-breakpoint
CREATE TABLE "booth_order_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "booth_order_events_act_known" CHECK ("booth_order_events"."act" in ('ask', 'withdraw', 'expire', 'confirm', 'refuse', 'pay', 'cancel')),
	CONSTRAINT "booth_order_events_party_known" CHECK ("booth_order_events"."party" in ('company', 'desk', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "booth_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"booth_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"class" text NOT NULL,
	"note" text NOT NULL,
	"contact" text NOT NULL,
	"area" numeric(10, 2) NOT NULL,
	"per_metre" numeric(14, 2) NOT NULL,
	"corner" boolean NOT NULL,
	"corner_more" smallint NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"currency" text NOT NULL,
	"included" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancel_days" smallint NOT NULL,
	"paid_on" date,
	"paid_reference" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "booth_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "booth_orders_state_known" CHECK ("booth_orders"."state" in ('asked', 'confirmed', 'paid', 'refused', 'withdrawn', 'expired', 'cancelled')),
	CONSTRAINT "booth_orders_class_known" CHECK ("booth_orders"."class" in ('fibre', 'fabric', 'prepreg', 'resin', 'core', 'pultrusion', 'winding', 'equipment', 'testing')),
	CONSTRAINT "booth_orders_currency_known" CHECK ("booth_orders"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "booth_orders_area_least" CHECK ("booth_orders"."area" >= 0),
	CONSTRAINT "booth_orders_per_metre_least" CHECK ("booth_orders"."per_metre" >= 0),
	CONSTRAINT "booth_orders_total_least" CHECK ("booth_orders"."total" >= 0),
	CONSTRAINT "booth_orders_paid_on_together" CHECK (num_nulls("booth_orders"."paid_on", "booth_orders"."paid_reference") in (0, 2)),
	CONSTRAINT "booth_orders_waits" CHECK (("booth_orders"."state" = 'asked') = ("booth_orders"."expires_at" is not null)),
	CONSTRAINT "booth_orders_paid" CHECK ("booth_orders"."state" <> 'paid' or "booth_orders"."paid_on" is not null)
);
--> statement-breakpoint
CREATE TABLE "fair_prices" (
	"fair_id" uuid PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"small" numeric(14, 2) NOT NULL,
	"medium" numeric(14, 2) NOT NULL,
	"large" numeric(14, 2) NOT NULL,
	"corner_more" smallint NOT NULL,
	"included" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancel_days" smallint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fair_prices_currency_known" CHECK ("fair_prices"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "fair_prices_small_least" CHECK ("fair_prices"."small" >= 0),
	CONSTRAINT "fair_prices_medium_least" CHECK ("fair_prices"."medium" >= 0),
	CONSTRAINT "fair_prices_large_least" CHECK ("fair_prices"."large" >= 0),
	CONSTRAINT "fair_prices_corner_more_least" CHECK ("fair_prices"."corner_more" >= 0),
	CONSTRAINT "fair_prices_cancel_days_least" CHECK ("fair_prices"."cancel_days" >= 0),
	CONSTRAINT "fair_prices_version_least" CHECK ("fair_prices"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "booth_displays" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "booth_staff" ADD COLUMN "hours" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fairs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "carnival_claims" ADD CONSTRAINT "carnival_claims_draw_id_carnival_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."carnival_draws"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_claims" ADD CONSTRAINT "carnival_claims_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_deeds" ADD CONSTRAINT "carnival_deeds_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_prize_id_carnival_prizes_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."carnival_prizes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carnival_prizes" ADD CONSTRAINT "carnival_prizes_campaign_id_carnival_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."carnival_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_album_id_fair_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."fair_albums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_albums" ADD CONSTRAINT "fair_albums_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_forum_id_fair_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."fair_forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_order_events" ADD CONSTRAINT "booth_order_events_order_id_booth_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."booth_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_prices" ADD CONSTRAINT "fair_prices_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "carnival_campaigns_key" ON "carnival_campaigns" USING btree ("created_by","client_key");--> statement-breakpoint
CREATE INDEX "carnival_campaigns_newest" ON "carnival_campaigns" USING btree ("starts_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "carnival_claims_newest" ON "carnival_claims" USING btree ("campaign_id","claimed_at" DESC NULLS FIRST,"draw_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "carnival_claims_ended" ON "carnival_claims" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "carnival_deeds_user" ON "carnival_deeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "carnival_draws_network" ON "carnival_draws" USING btree ("campaign_id","network","day");--> statement-breakpoint
CREATE INDEX "carnival_draws_prize" ON "carnival_draws" USING btree ("prize_id");--> statement-breakpoint
CREATE INDEX "carnival_draws_wins" ON "carnival_draws" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE prize_id is not null;--> statement-breakpoint
CREATE INDEX "carnival_draws_user" ON "carnival_draws" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "album_photos_album" ON "album_photos" USING btree ("album_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "album_photos_user" ON "album_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "album_photos_waiting" ON "album_photos" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "fair_albums_fair" ON "fair_albums" USING btree ("fair_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talk_proposals_fair" ON "talk_proposals" USING btree ("fair_id","state");--> statement-breakpoint
CREATE INDEX "talk_proposals_ent" ON "talk_proposals" USING btree ("ent_id","updated_at");--> statement-breakpoint
CREATE INDEX "talk_proposals_user" ON "talk_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talk_proposals_forum" ON "talk_proposals" USING btree ("forum_id");--> statement-breakpoint
CREATE INDEX "booth_order_events_order" ON "booth_order_events" USING btree ("order_id","at","id");--> statement-breakpoint
CREATE INDEX "booth_order_events_user" ON "booth_order_events" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booth_orders_key" ON "booth_orders" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "booth_orders_live" ON "booth_orders" USING btree ("booth_id") WHERE state in ('asked', 'confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "booth_orders_booth" ON "booth_orders" USING btree ("booth_id");--> statement-breakpoint
CREATE INDEX "booth_orders_ent" ON "booth_orders" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_newest" ON "booth_orders" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_state" ON "booth_orders" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "booth_orders_expires" ON "booth_orders" USING btree ("expires_at","id") WHERE state = 'asked';--> statement-breakpoint
CREATE INDEX "fair_prices_updated_by" ON "fair_prices" USING btree ("updated_by");--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_version_least" CHECK ("fair_forums"."version" >= 1);--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_cancelled_at_together" CHECK (num_nulls("fair_forums"."cancelled_at", "fair_forums"."cancel_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "booth_displays" ADD CONSTRAINT "booth_displays_revision_least" CHECK ("booth_displays"."revision" >= 1);--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_version_least" CHECK ("fairs"."version" >= 1);--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook', 'forumQuestion', 'photo'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));
--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "booth_orders" ADD CONSTRAINT "booth_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "booth_order_events" ADD CONSTRAINT "booth_order_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "fair_prices" ADD CONSTRAINT "fair_prices_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_file_files_id_fk" FOREIGN KEY ("file") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "carnival_campaigns" ADD CONSTRAINT "carnival_campaigns_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "carnival_deeds" ADD CONSTRAINT "carnival_deeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "carnival_draws" ADD CONSTRAINT "carnival_draws_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE set null;
--> statement-breakpoint
ALTER TABLE "person_avatars" ADD CONSTRAINT "person_avatars_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
