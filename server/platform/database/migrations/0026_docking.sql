CREATE TABLE "docking_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"proposal_id" uuid,
	"stage" smallint,
	"act" text NOT NULL,
	"party" text NOT NULL,
	"user_id" uuid,
	"text" text,
	"files" uuid[] DEFAULT '{}' NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "docking_events_act_known" CHECK ("docking_events"."act" in ('publish', 'propose', 'revise', 'withdraw', 'ask', 'shortlist', 'unlist', 'refuse', 'award', 'start', 'deliver', 'accept', 'complain', 'end', 'complete', 'cancel', 'reopen', 'withdrawProject')),
	CONSTRAINT "docking_events_party_known" CHECK ("docking_events"."party" in ('owner', 'provider', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "docking_lines" (
	"proposal_id" uuid NOT NULL,
	"stage" smallint NOT NULL,
	"what" jsonb NOT NULL,
	"price" numeric(16, 2) NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "docking_lines_proposal_id_stage_pk" PRIMARY KEY("proposal_id","stage"),
	CONSTRAINT "docking_lines_price_least" CHECK ("docking_lines"."price" >= 0),
	CONSTRAINT "docking_lines_days_least" CHECK ("docking_lines"."days" >= 1)
);
--> statement-breakpoint
CREATE TABLE "docking_projects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"client_key" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"ent_id" uuid,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"need" jsonb NOT NULL,
	"service" text NOT NULL,
	"currency" text NOT NULL,
	"budget_min" numeric,
	"budget_max" numeric,
	"region" text,
	"place" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"wished_from" date,
	"wished_to" date,
	"contact_name" text NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"contact_mail" text DEFAULT '' NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"pictures" uuid[] DEFAULT '{}' NOT NULL,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"proposals" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp with time zone,
	"published_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "docking_projects_number_unique" UNIQUE("number"),
	CONSTRAINT "docking_projects_state_known" CHECK ("docking_projects"."state" in ('open', 'underway', 'completed', 'cancelled', 'withdrawn')),
	CONSTRAINT "docking_projects_currency_known" CHECK ("docking_projects"."currency" in ('CNY', 'EUR', 'USD')),
	CONSTRAINT "docking_projects_budget_min_least" CHECK ("docking_projects"."budget_min" >= 0),
	CONSTRAINT "docking_projects_budget_max_least" CHECK ("docking_projects"."budget_max" >= 0),
	CONSTRAINT "docking_projects_proposals_least" CHECK ("docking_projects"."proposals" >= 0),
	CONSTRAINT "docking_projects_budget" CHECK ("docking_projects"."budget_min" is null or "docking_projects"."budget_min" <= "docking_projects"."budget_max")
);
--> statement-breakpoint
CREATE TABLE "docking_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"project_id" uuid NOT NULL,
	"ent_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"client_key" uuid NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"total" numeric(20, 2) NOT NULL,
	"past_work" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"note" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"annexes" uuid[] DEFAULT '{}' NOT NULL,
	"question" jsonb,
	"reason" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "docking_proposals_state_known" CHECK ("docking_proposals"."state" in ('submitted', 'shortlisted', 'refused', 'withdrawn', 'lost', 'accepted', 'ended', 'completed')),
	CONSTRAINT "docking_proposals_total_least" CHECK ("docking_proposals"."total" >= 0),
	CONSTRAINT "docking_proposals_revision_least" CHECK ("docking_proposals"."revision" >= 1)
);
--> statement-breakpoint
CREATE TABLE "docking_stages" (
	"project_id" uuid NOT NULL,
	"no" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"delivers" jsonb NOT NULL,
	"due" date,
	"state" text NOT NULL,
	"proposal_id" uuid,
	"price" numeric(16, 2),
	"delivered_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "docking_stages_project_id_no_pk" PRIMARY KEY("project_id","no"),
	CONSTRAINT "docking_stages_state_known" CHECK ("docking_stages"."state" in ('planned', 'waiting', 'started', 'delivered', 'complained', 'accepted', 'dropped')),
	CONSTRAINT "docking_stages_price_least" CHECK ("docking_stages"."price" >= 0),
	CONSTRAINT "docking_stages_awarded" CHECK ("docking_stages"."state" in ('planned', 'dropped') or ("docking_stages"."proposal_id" is not null and "docking_stages"."price" is not null)),
	CONSTRAINT "docking_stages_delivery" CHECK ("docking_stages"."state" <> 'delivered' or "docking_stages"."delivered_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "moderation_reports" DROP CONSTRAINT "moderation_reports_kind_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "docking_events" ADD CONSTRAINT "docking_events_project_id_docking_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."docking_projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_events" ADD CONSTRAINT "docking_events_proposal_id_docking_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."docking_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_lines" ADD CONSTRAINT "docking_lines_proposal_id_docking_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."docking_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_proposals" ADD CONSTRAINT "docking_proposals_project_id_docking_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."docking_projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_stages" ADD CONSTRAINT "docking_stages_project_id_docking_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."docking_projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docking_stages" ADD CONSTRAINT "docking_stages_proposal_id_docking_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."docking_proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "docking_events_project" ON "docking_events" USING btree ("project_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "docking_projects_key" ON "docking_projects" USING btree ("owner_id","client_key");--> statement-breakpoint
CREATE INDEX "docking_projects_published" ON "docking_projects" USING btree ("published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "docking_projects_deadline" ON "docking_projects" USING btree ("deadline","id");--> statement-breakpoint
CREATE INDEX "docking_projects_ent" ON "docking_projects" USING btree ("ent_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "docking_proposals_one" ON "docking_proposals" USING btree ("project_id","ent_id");--> statement-breakpoint
CREATE INDEX "docking_proposals_ent" ON "docking_proposals" USING btree ("ent_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "docking_stages_proposal" ON "docking_stages" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "docking_stages_delivered" ON "docking_stages" USING btree ("delivered_at") WHERE state = 'delivered';--> statement-breakpoint
ALTER TABLE "moderation_reports" ADD CONSTRAINT "moderation_reports_kind_known" CHECK ("moderation_reports"."kind" in ('rating', 'project'));--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderNews', 'reportAtDesk', 'reportHidden', 'reportKept', 'contentHidden', 'contentKept', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'inquiryExtended', 'inquiryReopened', 'inquiryWithdrawnFor', 'inquiryDeclined', 'inquiryClosing', 'inquiryAmended', 'inquiryAmendedQuoted', 'quotationConfirmed', 'quotationsOpened', 'quotationsOpenedEarly', 'openingAsked', 'questionAsked', 'questionAnswered', 'inquiryClarified', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'projectProposal', 'projectProposalRevised', 'projectProposalWithdrawn', 'projectAsked', 'projectShortlisted', 'projectRefused', 'projectAccepted', 'projectLost', 'projectWithdrawn', 'projectReopened', 'projectStarted', 'projectDelivered', 'projectStageAccepted', 'projectComplained', 'projectEnded', 'projectCompleted', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner', 'companyFollowed', 'followedListed', 'interestListed', 'productAlert', 'cardRequested', 'cardExchanged', 'evidenceApproved', 'evidenceRefused'));--> statement-breakpoint
ALTER TABLE "docking_projects" ADD CONSTRAINT "docking_projects_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "docking_projects" ADD CONSTRAINT "docking_projects_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "docking_proposals" ADD CONSTRAINT "docking_proposals_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "docking_proposals" ADD CONSTRAINT "docking_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "docking_events" ADD CONSTRAINT "docking_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;
