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
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "fair_forums" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "fairs" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "album_photos" ADD CONSTRAINT "album_photos_album_id_fair_albums_id_fk" FOREIGN KEY ("album_id") REFERENCES "public"."fair_albums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_albums" ADD CONSTRAINT "fair_albums_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_fair_id_fairs_id_fk" FOREIGN KEY ("fair_id") REFERENCES "public"."fairs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "talk_proposals" ADD CONSTRAINT "talk_proposals_forum_id_fair_forums_id_fk" FOREIGN KEY ("forum_id") REFERENCES "public"."fair_forums"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "album_photos_album" ON "album_photos" USING btree ("album_id","state","created_at","id");--> statement-breakpoint
CREATE INDEX "album_photos_user" ON "album_photos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "album_photos_waiting" ON "album_photos" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "fair_albums_fair" ON "fair_albums" USING btree ("fair_id","created_at","id");--> statement-breakpoint
CREATE INDEX "talk_proposals_fair" ON "talk_proposals" USING btree ("fair_id","state");--> statement-breakpoint
CREATE INDEX "talk_proposals_ent" ON "talk_proposals" USING btree ("ent_id","updated_at");--> statement-breakpoint
CREATE INDEX "talk_proposals_user" ON "talk_proposals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "talk_proposals_forum" ON "talk_proposals" USING btree ("forum_id");--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_version_least" CHECK ("fair_forums"."version" >= 1);--> statement-breakpoint
ALTER TABLE "fair_forums" ADD CONSTRAINT "fair_forums_cancelled_at_together" CHECK (num_nulls("fair_forums"."cancelled_at", "fair_forums"."cancel_reason") in (0, 2));--> statement-breakpoint
ALTER TABLE "fairs" ADD CONSTRAINT "fairs_version_least" CHECK ("fairs"."version" >= 1);--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project', 'message', 'consultation', 'guestbook', 'forumQuestion', 'photo'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'forumPlace', 'forumSoon', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));