CREATE TABLE "letter_copies" (
	"letter_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"box" text NOT NULL,
	"read_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "letter_copies_letter_id_user_id_box_pk" PRIMARY KEY("letter_id","user_id","box"),
	CONSTRAINT "letter_copies_box_known" CHECK ("letter_copies"."box" in ('inbox', 'sent'))
);
--> statement-breakpoint
CREATE TABLE "letter_threads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starter_id" uuid NOT NULL,
	"user_id" uuid,
	"ent_id" uuid,
	"desk" boolean DEFAULT false NOT NULL,
	"subject" text NOT NULL,
	"waits" boolean DEFAULT false NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letter_threads_receiver" CHECK (num_nonnulls("letter_threads"."user_id", "letter_threads"."ent_id") + "letter_threads"."desk"::int = 1)
);
--> statement-breakpoint
CREATE TABLE "letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"thread_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"side" smallint NOT NULL,
	"body" text NOT NULL,
	"client_key" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "letters_side_known" CHECK ("letters"."side" in (0, 1))
);
--> statement-breakpoint
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
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "chat_members" ADD COLUMN "mailed_upto" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "quiet" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "letter_copies" ADD CONSTRAINT "letter_copies_letter_id_letters_id_fk" FOREIGN KEY ("letter_id") REFERENCES "public"."letters"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_thread_id_letter_threads_id_fk" FOREIGN KEY ("thread_id") REFERENCES "public"."letter_threads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "letter_copies_box" ON "letter_copies" USING btree ("user_id","box","created_at" DESC NULLS FIRST,"letter_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "letter_threads_desk" ON "letter_threads" USING btree ("waits" DESC NULLS LAST,"last_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "letter_threads"."desk";--> statement-breakpoint
CREATE INDEX "letter_threads_starter" ON "letter_threads" USING btree ("starter_id");--> statement-breakpoint
CREATE INDEX "letter_threads_user" ON "letter_threads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "letter_threads_ent" ON "letter_threads" USING btree ("ent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "letters_key" ON "letters" USING btree ("sender_id","client_key");--> statement-breakpoint
CREATE INDEX "letters_thread" ON "letters" USING btree ("thread_id","created_at","id");--> statement-breakpoint
CREATE INDEX "chat_conversations_last" ON "chat_conversations" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "notices_unmailed" ON "notices" USING btree ("created_at") WHERE "notices"."mailed_at" is null;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationWithdrawn', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'approvalAsked', 'approvalGiven', 'approvalRefused', 'approvalExpired', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'purchaseAdmitted', 'purchaseDocument', 'purchaseAsked', 'purchaseAnswered', 'purchaseLeft', 'purchaseMoved', 'purchaseClosing', 'purchaseClosed', 'purchaseAwarded', 'purchasePassed', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'sampleRequested', 'sampleOffered', 'sampleFree', 'sampleDeclined', 'sampleAgreed', 'sampleSent', 'sampleReceived', 'sampleEvaluated', 'sampleCancelled', 'sampleExpired', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'consultationAssigned', 'evidenceApproved', 'evidenceRefused', 'letterReceived'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'evidence.approve', 'evidence.refuse', 'report.decide', 'letter.reply', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD CONSTRAINT "notice_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_starter_id_users_id_fk" FOREIGN KEY ("starter_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "letter_threads" ADD CONSTRAINT "letter_threads_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "letters" ADD CONSTRAINT "letters_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "users"("id") ON DELETE no action;
--> statement-breakpoint
ALTER TABLE "letter_copies" ADD CONSTRAINT "letter_copies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "talk_mails" ADD CONSTRAINT "talk_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE cascade;
