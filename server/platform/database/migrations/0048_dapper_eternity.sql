CREATE TABLE "contribution_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contribution_id" uuid NOT NULL,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" text DEFAULT '' NOT NULL,
	"words" jsonb,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "contribution_events_act_known" CHECK ("contribution_events"."act" in ('submit', 'recall', 'withdraw', 'askBack', 'return', 'accept', 'decline', 'takeBack', 'keep', 'shown', 'hidden')),
	CONSTRAINT "contribution_events_party_known" CHECK ("contribution_events"."party" in ('company', 'desk')),
	CONSTRAINT "contribution_events_words" CHECK (("contribution_events"."act" = 'submit') = ("contribution_events"."words" is not null))
);
--> statement-breakpoint
CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"turn" integer DEFAULT 1 NOT NULL,
	"lang" text NOT NULL,
	"words" jsonb NOT NULL,
	"picture" uuid,
	"piece_id" uuid,
	"asked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributions_number_unique" UNIQUE("number"),
	CONSTRAINT "contributions_piece_id_unique" UNIQUE("piece_id"),
	CONSTRAINT "contributions_kind_known" CHECK ("contributions"."kind" in ('case', 'statement')),
	CONSTRAINT "contributions_state_known" CHECK ("contributions"."state" in ('draft', 'submitted', 'returned', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "contributions_lang_known" CHECK ("contributions"."lang" in ('cn', 'en', 'es')),
	CONSTRAINT "contributions_turn_least" CHECK ("contributions"."turn" >= 1),
	CONSTRAINT "contributions_piece" CHECK ("contributions"."state" <> 'accepted' or "contributions"."piece_id" is not null),
	CONSTRAINT "contributions_asked" CHECK ("contributions"."asked_at" is null or "contributions"."state" = 'accepted')
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "content_pieces" ADD COLUMN "theirs" text;--> statement-breakpoint
ALTER TABLE "content_pieces" ADD COLUMN "barred" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contribution_events" ADD CONSTRAINT "contribution_events_contribution_id_contributions_id_fk" FOREIGN KEY ("contribution_id") REFERENCES "public"."contributions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contribution_events_of" ON "contribution_events" USING btree ("contribution_id","at","id");--> statement-breakpoint
CREATE INDEX "contribution_events_user" ON "contribution_events" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contributions_ent" ON "contributions" USING btree ("ent_id","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contributions_newest" ON "contributions" USING btree ("updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contributions_state" ON "contributions" USING btree ("state","updated_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "contributions_user" ON "contributions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "contributions_picture" ON "contributions" USING btree ("picture");--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_theirs_known" CHECK ("content_pieces"."theirs" in ('cn', 'en', 'es'));--> statement-breakpoint
ALTER TABLE "content_pieces" ADD CONSTRAINT "content_pieces_barred" CHECK (not "content_pieces"."barred" or "content_pieces"."state" = 'withdrawn');--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'jobApplied', 'jobShortlisted', 'jobInvited', 'jobMomentChosen', 'jobNoneSuits', 'jobOffered', 'jobHired', 'jobDeclined', 'jobWithdrawn', 'jobMessage', 'jobReminded', 'jobExpired', 'interviewNear', 'vacancyEnded', 'vacancyAlert', 'adReturned', 'adConfirmed', 'adRefused', 'adPaid', 'adCancelled', 'adExpired', 'adAtDesk', 'contributionReturned', 'contributionAccepted', 'contributionDeclined', 'contributionKept', 'contributionTakenBack', 'contributionShown', 'contributionHidden', 'contributionAtDesk', 'contributionAskedBack', 'parkConfirmed', 'parkRefused', 'serviceApplied', 'serviceReturned', 'serviceResubmitted', 'serviceOffered', 'serviceRefused', 'serviceAccepted', 'serviceStarted', 'serviceDone', 'serviceCancelled', 'serviceRated', 'serviceMessage', 'serviceReminded', 'serviceExpired', 'serviceConsentWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'boothCalled', 'cardExchanged', 'boothAsked', 'boothConfirmed', 'boothRefused', 'boothPaid', 'boothWithdrawn', 'boothExpired', 'boothCancelled', 'boothAtDesk', 'forumPlace', 'forumSoon', 'meetingAsked', 'meetingAgreed', 'meetingDeclined', 'meetingCancelled', 'meetingLapsed', 'meetingSoon', 'pointsReversed', 'mallSent', 'mallBack', 'mallKept', 'fairMoved', 'talkMoved', 'talkCancelled', 'boothGiven', 'boothHeld', 'boothFreed', 'talkAccepted', 'talkReturned', 'talkRefused', 'talkProposed', 'talkWithdrawn', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'guestWrote', 'photoShown', 'photoRefused', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'fair.create', 'fair.save', 'fair.publish', 'fair.unpublish', 'hall.add', 'hall.save', 'hall.remove', 'hall.plan', 'booth.assign', 'booth.free', 'talk.save', 'talk.cancel', 'talkProposal.accept', 'talkProposal.decline', 'photo.decide', 'album.create', 'carnival.save', 'carnival.publish', 'carnival.remove', 'carnival.view', 'carnival.claim', 'content.save', 'content.submit', 'content.recall', 'content.return', 'content.approve', 'content.withdraw', 'content.import', 'contribution.return', 'contribution.accept', 'contribution.decline', 'contribution.takeBack', 'contribution.keep', 'pointRule.set', 'mallGood.save', 'mallExchange.view', 'mallExchange.move', 'points.view', 'points.correct', 'boothOrder.confirm', 'boothOrder.refuse', 'boothOrder.pay', 'boothOrder.cancel', 'fairPrices.set', 'serviceOffer.hide', 'serviceOffer.show', 'vacancy.hide', 'vacancy.show', 'advertisement.return', 'advertisement.confirm', 'advertisement.refuse', 'advertisement.pay', 'advertisement.cancel', 'adPlace.set', 'park.save', 'parkTenancy.confirm', 'parkTenancy.refuse', 'serviceApplication.view', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_picture_files_id_fk" FOREIGN KEY ("picture") REFERENCES "files"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_piece_id_content_pieces_id_fk" FOREIGN KEY ("piece_id") REFERENCES "content_pieces"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "contribution_events" ADD CONSTRAINT "contribution_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
