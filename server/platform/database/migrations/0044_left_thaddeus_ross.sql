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
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_booth_id_fair_booths_id_fk" FOREIGN KEY ("booth_id") REFERENCES "public"."fair_booths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_key" ON "fair_meetings" USING btree ("guest_id","client_key");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_host" ON "fair_meetings" USING btree ("host_id","starts_at") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE UNIQUE INDEX "fair_meetings_guest" ON "fair_meetings" USING btree ("guest_id","starts_at") WHERE state in ('asked', 'agreed');--> statement-breakpoint
CREATE INDEX "fair_meetings_booth" ON "fair_meetings" USING btree ("booth_id","starts_at");--> statement-breakpoint
CREATE INDEX "fair_meetings_hosted" ON "fair_meetings" USING btree ("host_id");--> statement-breakpoint
CREATE INDEX "fair_meetings_guest_ent" ON "fair_meetings" USING btree ("guest_ent_id");--> statement-breakpoint
CREATE INDEX "fair_meetings_ent" ON "fair_meetings" USING btree ("ent_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "fair_meetings_asked" ON "fair_meetings" USING btree ("guest_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "fair_meetings_ahead" ON "fair_meetings" USING btree ("starts_at","id") WHERE state in ('asked', 'agreed');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_guest_ent_id_enterprises_id_fk" FOREIGN KEY ("guest_ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_host_id_users_id_fk" FOREIGN KEY ("host_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "fair_meetings" ADD CONSTRAINT "fair_meetings_guest_id_users_id_fk" FOREIGN KEY ("guest_id") REFERENCES "users"("id") ON DELETE no action;
