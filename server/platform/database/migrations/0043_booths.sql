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
ALTER TABLE "footprints" DROP CONSTRAINT "footprints_kind_known";--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booth_visits_visitor" ON "booth_visits" USING btree ("visitor_id","day");--> statement-breakpoint
CREATE INDEX "guest_entries_newest" ON "guest_entries" USING btree ("booth_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "guest_entries_user" ON "guest_entries" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_entries_ent" ON "guest_entries" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "guest_entries_answered_by" ON "guest_entries" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_kind_known" CHECK ("footprints"."kind" in ('product', 'company', 'inquiry', 'purchase', 'booth', 'search'));--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "booth_visits" ADD CONSTRAINT "booth_visits_visitor_id_users_id_fk" FOREIGN KEY ("visitor_id") REFERENCES "users"("id") ON DELETE cascade;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "guest_entries" ADD CONSTRAINT "guest_entries_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "users"("id") ON DELETE no action;
