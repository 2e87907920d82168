CREATE TABLE "ad_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ad_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "ad_events_act_known" CHECK ("ad_events"."act" in ('ask', 'change', 'withdraw', 'return', 'confirm', 'refuse', 'pay', 'cancel', 'expire')),
	CONSTRAINT "ad_events_party_known" CHECK ("ad_events"."party" in ('company', 'desk', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "ad_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ad_places" (
	"place" text PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"slots" smallint NOT NULL,
	"cap" smallint NOT NULL,
	"price_per_day" numeric(14, 2) NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ad_places_place_known" CHECK ("ad_places"."place" in ('home', 'search', 'hall', 'news')),
	CONSTRAINT "ad_places_slots_least" CHECK ("ad_places"."slots" >= 1),
	CONSTRAINT "ad_places_cap_least" CHECK ("ad_places"."cap" >= 1),
	CONSTRAINT "ad_places_price_per_day_least" CHECK ("ad_places"."price_per_day" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ad_readers" (
	"ad_id" uuid NOT NULL,
	"day" date NOT NULL,
	"reader" text NOT NULL,
	"lang" text NOT NULL,
	"shown" integer NOT NULL,
	"opened" integer NOT NULL,
	CONSTRAINT "ad_readers_ad_id_day_reader_lang_pk" PRIMARY KEY("ad_id","day","reader","lang"),
	CONSTRAINT "ad_readers_lang_known" CHECK ("ad_readers"."lang" in ('cn', 'en', 'es')),
	CONSTRAINT "ad_readers_shown_least" CHECK ("ad_readers"."shown" >= 0),
	CONSTRAINT "ad_readers_opened_least" CHECK ("ad_readers"."opened" >= 0)
);
--> statement-breakpoint
CREATE TABLE "advertisements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"place" text NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	"title" jsonb NOT NULL,
	"line" jsonb NOT NULL,
	"picture" uuid,
	"product_id" uuid,
	"langs" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"price_per_day" numeric(14, 2) NOT NULL,
	"total" numeric(14, 2) NOT NULL,
	"paid_on" date,
	"paid_reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "advertisements_number_unique" UNIQUE("number"),
	CONSTRAINT "advertisements_state_known" CHECK ("advertisements"."state" in ('asked', 'returned', 'confirmed', 'paid', 'refused', 'withdrawn', 'expired', 'cancelled')),
	CONSTRAINT "advertisements_place_known" CHECK ("advertisements"."place" in ('home', 'search', 'hall', 'news')),
	CONSTRAINT "advertisements_langs_known" CHECK ("advertisements"."langs" <@ array['cn', 'en', 'es']::text[]),
	CONSTRAINT "advertisements_total_least" CHECK ("advertisements"."total" >= 0),
	CONSTRAINT "advertisements_price_per_day_least" CHECK ("advertisements"."price_per_day" >= 0),
	CONSTRAINT "advertisements_paid_on_together" CHECK (num_nulls("advertisements"."paid_on", "advertisements"."paid_reference") in (0, 2)),
	CONSTRAINT "advertisements_order_of_days" CHECK ("advertisements"."first_day" <= "advertisements"."last_day"),
	CONSTRAINT "advertisements_paid" CHECK ("advertisements"."state" <> 'paid' or "advertisements"."paid_on" is not null)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_ad_id_advertisements_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."advertisements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_readers" ADD CONSTRAINT "ad_readers_ad_id_advertisements_id_fk" FOREIGN KEY ("ad_id") REFERENCES "public"."advertisements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_events_ad" ON "ad_events" USING btree ("ad_id","at","id");--> statement-breakpoint
CREATE INDEX "ad_events_user" ON "ad_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_places_updated_by" ON "ad_places" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "ad_readers_day" ON "ad_readers" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "advertisements_key" ON "advertisements" USING btree ("user_id","client_key");--> statement-breakpoint
CREATE INDEX "advertisements_ent" ON "advertisements" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "advertisements_newest" ON "advertisements" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "advertisements_state" ON "advertisements" USING btree ("state","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "advertisements_days" ON "advertisements" USING btree ("place","last_day","first_day") WHERE state in ('asked', 'returned', 'confirmed', 'paid');--> statement-breakpoint
CREATE INDEX "advertisements_picture" ON "advertisements" USING btree ("picture");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'jobApplied', 'jobShortlisted', 'jobInvited', 'jobMomentChosen', 'jobNoneSuits', 'jobOffered', 'jobHired', 'jobDeclined', 'jobWithdrawn', 'jobMessage', 'jobReminded', 'jobExpired', 'interviewNear', 'vacancyEnded', 'vacancyAlert', 'adReturned', 'adConfirmed', 'adRefused', 'adPaid', 'adCancelled', 'adExpired', 'adAtDesk', 'parkConfirmed', 'parkRefused', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'vacancy.hide', 'vacancy.show', 'advertisement.return', 'advertisement.confirm', 'advertisement.refuse', 'advertisement.pay', 'advertisement.cancel', 'adPlace.set', 'park.save', 'parkTenancy.confirm', 'parkTenancy.refuse', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));
--> statement-breakpoint
ALTER TABLE "ad_places" ADD CONSTRAINT "ad_places_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_picture_files_id_fk" FOREIGN KEY ("picture") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "ad_events" ADD CONSTRAINT "ad_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
