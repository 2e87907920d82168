ALTER TABLE "users" DROP CONSTRAINT "users_roles_known";--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_joined_as_known";--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_kind_known";--> statement-breakpoint
ALTER TABLE "operator_audit" DROP CONSTRAINT "operator_audit_act_known";--> statement-breakpoint
ALTER TABLE "verification_history" DROP CONSTRAINT "verification_history_event_known";--> statement-breakpoint
ALTER TABLE "operator_factors" ADD COLUMN "must_change" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_factors" ADD COLUMN "once_hash" text;--> statement-breakpoint
ALTER TABLE "operator_factors" ADD COLUMN "once_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_audit_operator" ON "operator_audit" USING btree ("operator_id","id");--> statement-breakpoint
CREATE INDEX "operator_audit_name" ON "operator_audit" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "verification_decided" ON "verification_applications" USING btree ("decided_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_roles_known" CHECK ("users"."roles" <@ array['ROLE_BUYER', 'ROLE_GYS', 'ROLE_SERVICE_PROVIDER', 'ROLR_ENTERPRISE_CUSTOMER', 'ROLE_VIEWER', 'ROLE_OPERATOR', 'ROLE_OPERATOR_REVIEWER', 'ROLE_OPERATOR_EDITOR', 'ROLE_OPERATOR_ADMINISTRATOR']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_joined_as_known" CHECK ("users"."joined_as" <@ array['viewer', 'buyer', 'supplier', 'service', 'customerService', 'operator', 'reviewer', 'editor', 'administrator']::text[]);--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('inquiryMatched', 'inquiryAlert', 'quotationReceived', 'quotationRevised', 'quotationAccepted', 'quotationRefused', 'orderCreated', 'orderStep', 'orderCancelled', 'awardFellThrough', 'orderDisputed', 'disputeStatement', 'disputeOffer', 'disputeEscalated', 'disputeAtDesk', 'disputeDecided', 'inquiryWithdrawn', 'purchaseApplied', 'purchaseAccepted', 'purchaseRefused', 'purchaseWithdrawn', 'verificationApproved', 'verificationRejected', 'verificationMore', 'verificationExpires', 'verificationLapsed', 'verificationRevoked', 'verificationClaimed', 'accountDevice', 'accountPassword', 'accountPhone', 'accountEmail', 'accountFactor', 'accountAccessReset', 'accountAccessGiven', 'accountExport', 'accountReinstated', 'seatAccepted', 'seatDeclined', 'seatChanged', 'seatRemoved', 'seatLeft', 'seatOwner'));--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_act_known" CHECK ("operator_audit"."act" in ('login', 'enrol', 'operator.create', 'operator.level', 'operator.deactivate', 'operator.reinstate', 'operator.reset', 'operator.password', 'case.view', 'document.view', 'case.approve', 'case.askMore', 'case.reject', 'case.undo', 'case.failed', 'person.suspend', 'person.reinstate', 'person.view', 'person.contact', 'person.signOut', 'company.view', 'company.suspend', 'company.reinstate', 'person.revoke', 'company.revoke', 'dispute.view', 'dispute.decide', 'audit.export', 'job.retry', 'setting.write', 'dictionary.label', 'dictionary.hide', 'dictionary.show', 'dictionary.move', 'dictionary.add', 'dictionary.reset'));--> statement-breakpoint
ALTER TABLE "verification_history" ADD CONSTRAINT "verification_history_event_known" CHECK ("verification_history"."event" in ('submitted', 'resubmitted', 'moreAsked', 'firstApproved', 'approved', 'approvedAlone', 'rejected', 'withdrawn', 'lapsed', 'revoked'));--> statement-breakpoint
-- Operators of before there were levels could do everything: they are administrators.
UPDATE "users"
SET "joined_as" = array['operator', 'administrator'], "roles" = array['ROLE_OPERATOR', 'ROLE_OPERATOR_ADMINISTRATOR']
WHERE 'operator' = ANY("joined_as");
