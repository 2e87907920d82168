CREATE TABLE "broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"link" text NOT NULL,
	"segment" jsonb NOT NULL,
	"binding" boolean NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'scheduled' NOT NULL,
	"counted" integer NOT NULL,
	"told" integer DEFAULT 0 NOT NULL,
	"reached" uuid,
	"created_by" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "broadcasts_reason" CHECK (not "broadcasts"."binding" or "broadcasts"."reason" <> ''),
	CONSTRAINT "broadcasts_state_known" CHECK ("broadcasts"."state" in ('scheduled', 'sending', 'sent', 'cancelled')),
	CONSTRAINT "broadcasts_counted_least" CHECK ("broadcasts"."counted" >= 0),
	CONSTRAINT "broadcasts_told_least" CHECK ("broadcasts"."told" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invite_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"target" text NOT NULL,
	"lang" text NOT NULL,
	"code" text NOT NULL,
	"mailed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invite_mails_lang_known" CHECK ("invite_mails"."lang" in ('cn', 'en', 'es'))
);
--> statement-breakpoint
CREATE TABLE "invite_refusals" (
	"target_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_preferences" DROP CONSTRAINT "notice_preferences_group_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "invite_code" text;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD COLUMN "before" text;--> statement-breakpoint
ALTER TABLE "invite_mails" ADD CONSTRAINT "invite_mails_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "broadcasts_key" ON "broadcasts" USING btree ("created_by","client_key");--> statement-breakpoint
CREATE INDEX "broadcasts_newest" ON "broadcasts" USING btree ("created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "invite_mails_target" ON "invite_mails" USING btree ("inviter_id","target");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_mails_code" ON "invite_mails" USING btree ("code");--> statement-breakpoint
CREATE INDEX "invite_mails_newest" ON "invite_mails" USING btree ("inviter_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "invite_mails_to" ON "invite_mails" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "invite_mails_old" ON "invite_mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_invite_code" ON "users" USING btree ("invite_code") WHERE invite_code is not null;--> statement-breakpoint
CREATE INDEX "letter_copies_unread" ON "letter_copies" USING btree ("user_id","created_at" DESC NULLS FIRST,"letter_id" DESC NULLS FIRST) WHERE box = 'inbox' and read_at is null and removed_at is null;--> statement-breakpoint
CREATE INDEX "notices_broadcast" ON "notices" USING btree ((params->>'broadcast')) WHERE params->>'broadcast' is not null;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_before_known" CHECK ("notice_preferences"."before" in ('on', 'now', 'daily', 'off'));--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_group_known" CHECK ("notice_preferences"."group" in ('account', 'results', 'matches', 'deals', 'orders', 'purchases', 'projects', 'chat', 'letters', 'following', 'company', 'platform'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived', 'broadcast', 'broadcastBinding'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'letter.settle', 'broadcast.send', 'broadcast.cancel', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "broadcasts" ADD CONSTRAINT "broadcasts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE no action;
