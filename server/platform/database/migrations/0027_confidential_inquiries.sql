CREATE TABLE "inquiry_access" (
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"downloads" boolean,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"updated_by" uuid NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_access_inquiry_id_ent_id_pk" PRIMARY KEY("inquiry_id","ent_id"),
	CONSTRAINT "inquiry_access_revoked_at_together" CHECK (num_nulls("inquiry_access"."revoked_at", "inquiry_access"."revoked_reason") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "inquiry_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"inquiry_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"kind" text NOT NULL,
	"slot" integer NOT NULL,
	"pages" integer[] DEFAULT '{}' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"until" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inquiry_views_kind_known" CHECK ("inquiry_views"."kind" in ('view', 'download')),
	CONSTRAINT "inquiry_views_times_least" CHECK ("inquiry_views"."times" >= 1)
);
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "inquiry_agreements" DROP CONSTRAINT "inquiry_agreements_inquiry_id_ent_id_pk";--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD CONSTRAINT "inquiry_agreements_inquiry_id_ent_id_version_pk" PRIMARY KEY("inquiry_id","ent_id","version");--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "agreement_text" jsonb;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "agreement_no" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiries" ADD COLUMN "annex_downloads" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD COLUMN "person" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD COLUMN "company" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_agreements" ADD COLUMN "text" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "inquiry_access" ADD CONSTRAINT "inquiry_access_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inquiry_views" ADD CONSTRAINT "inquiry_views_inquiry_id_inquiries_id_fk" FOREIGN KEY ("inquiry_id") REFERENCES "public"."inquiries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inquiry_views_sitting" ON "inquiry_views" USING btree ("file_id","user_id","ent_id","kind","slot");--> statement-breakpoint
CREATE INDEX "inquiry_views_newest" ON "inquiry_views" USING btree ("inquiry_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "inquiry_views_user" ON "inquiry_views" USING btree ("user_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'agreementChanged', 'accessRevoked', 'accessGranted', 'quotationConfirmed', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "inquiry_access" ADD CONSTRAINT "inquiry_access_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_access" ADD CONSTRAINT "inquiry_access_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_views" ADD CONSTRAINT "inquiry_views_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_views" ADD CONSTRAINT "inquiry_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "inquiry_views" ADD CONSTRAINT "inquiry_views_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "files"("id") ON DELETE no action;
