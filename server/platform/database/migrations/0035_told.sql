CREATE TABLE "notice_preferences" (
	"user_id" uuid NOT NULL,
	"group" text NOT NULL,
	"channel" text NOT NULL,
	"choice" text NOT NULL,
	CONSTRAINT "notice_preferences_user_id_group_channel_pk" PRIMARY KEY("user_id","group","channel"),
	CONSTRAINT "notice_preferences_group_known" CHECK ("notice_preferences"."group" in ('account', 'results', 'matches', 'deals', 'orders', 'purchases', 'projects', 'chat', 'letters', 'following', 'company')),
	CONSTRAINT "notice_preferences_channel_known" CHECK ("notice_preferences"."channel" in ('page', 'mail', 'sms', 'browser', 'content')),
	CONSTRAINT "notice_preferences_choice_known" CHECK ("notice_preferences"."choice" in ('on', 'now', 'daily', 'off'))
);
--> statement-breakpoint
CREATE TABLE "talk_mails" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"mailed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "mailed_upto" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "notices_unmailed" ON "notices" USING btree ("created_at") WHERE "notices"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused', 'letterReceived'));