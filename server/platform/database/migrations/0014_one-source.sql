CREATE TABLE "verification_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"ent_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "verification_grants_kind_known" CHECK ("verification_grants"."kind" in ('personal', 'enterprise', 'supplier', 'thirdParty')),
	CONSTRAINT "verification_grants_of" CHECK (("verification_grants"."kind" = 'personal') = ("verification_grants"."ent_id" is null) and ("verification_grants"."kind" = 'supplier') = ("verification_grants"."user_id" is null))
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_seat";--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "user_type" SET DEFAULT 2;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "roles" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "other_regions" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "logo_file" uuid;--> statement-breakpoint
ALTER TABLE "enterprises" ADD COLUMN "licence_file" uuid;--> statement-breakpoint
-- The company's form in one place. Where its JSON said otherwise than a column, the JSON was what its people read, so it wins.
INSERT INTO "files" ("id", "key", "name", "type", "size", "sha256", "subject_kind", "subject_id")
SELECT DISTINCT ON (n.id) n.id, 'gone/' || n.id, 'gone', 'application/octet-stream', 0, '', n.kind, n.ent_id FROM (
  SELECT substring(profile->'info'->>'entLogoCn' FROM '^/api/busi/busifile/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid AS id, 'companyLogo' AS kind, "id" AS ent_id FROM "enterprises"
  UNION ALL SELECT substring(profile->'info'->>'licenseQyFile' FROM '^/api/busi/busifile/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid, 'companyLicence', "id" FROM "enterprises"
) n WHERE n.id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "files" f WHERE f.id = n.id);
--> statement-breakpoint
UPDATE "enterprises" e SET
  "categories" = CASE WHEN jsonb_typeof(i->'entProductsCn') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(i->'entProductsCn')) ELSE e.categories END,
  "processes" = CASE WHEN jsonb_typeof(i->'processType') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(i->'processType')) ELSE e.processes END,
  "fields" = CASE WHEN jsonb_typeof(i->'entField') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(i->'entField')) ELSE e.fields END,
  "sales_regions" = CASE WHEN jsonb_typeof(i->'salesRegions') = 'array' THEN ARRAY(SELECT jsonb_array_elements_text(i->'salesRegions')) ELSE e.sales_regions END,
  "ent_type" = CASE WHEN jsonb_typeof(i->'entType') = 'array' THEN i->'entType'->>0 ELSE e.ent_type END,
  "staff" = CASE WHEN jsonb_typeof(i->'entStaffNum') = 'array' THEN i->'entStaffNum'->>0 ELSE e.staff END,
  "region_id" = coalesce((i->'areaId'->>0)::int, e.region_id),
  "other_regions" = ARRAY(SELECT v::int FROM jsonb_array_elements_text(CASE WHEN jsonb_typeof(i->'areaId') = 'array' THEN i->'areaId' ELSE '[]' END) WITH ORDINALITY t(v, n) WHERE n > 1 ORDER BY n),
  "tendency_order" = CASE WHEN i->>'tendencyOrder' ~ '^[0-9]{1,9}$' THEN (i->>'tendencyOrder')::int ELSE e.tendency_order END,
  "logo_file" = substring(i->>'entLogoCn' FROM '^/api/busi/busifile/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid,
  "licence_file" = substring(i->>'licenseQyFile' FROM '^/api/busi/busifile/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$')::uuid,
  "certificates" = coalesce((
    SELECT jsonb_agg(c.cert || CASE WHEN l.claimed = '[]' THEN '{}' ELSE jsonb_build_object('claimedIn', l.claimed) END ORDER BY c.n)
    FROM (
      SELECT cert, n FROM jsonb_array_elements(e.certificates) WITH ORDINALITY t(cert, n)
      UNION ALL SELECT jsonb_build_object('slug', s.slug, 'verified', false), 1000 + min(s.n) FROM (
        SELECT slug, n FROM jsonb_array_elements_text(coalesce(i->'certifiedProduct', '[]')) WITH ORDINALITY a(slug, n)
        UNION ALL SELECT slug, 100 + n FROM jsonb_array_elements_text(coalesce(i->'systemCertification', '[]')) WITH ORDINALITY b(slug, n)
      ) s WHERE NOT EXISTS (SELECT 1 FROM jsonb_array_elements(e.certificates) x WHERE x->>'slug' = s.slug) GROUP BY s.slug
    ) c CROSS JOIN LATERAL (SELECT to_jsonb(array_remove(ARRAY[
      CASE WHEN i->'certifiedProduct' ? (c.cert->>'slug') THEN 'certifiedProduct' END,
      CASE WHEN i->'systemCertification' ? (c.cert->>'slug') THEN 'systemCertification' END], NULL)) AS claimed) l
  ), '[]'),
  "profile" = jsonb_set(e.profile, '{info}', i - ARRAY['entNameCn', 'entProductsCn', 'processType', 'entField', 'salesRegions', 'entType',
    'entStaffNum', 'areaId', 'tendencyOrder', 'entLogoCn', 'licenseQyFile', 'certifiedProduct', 'systemCertification'])
FROM (SELECT "id" AS of, "profile"->'info' AS i FROM "enterprises" WHERE "profile" ? 'info') f WHERE f.of = e.id;
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "joined_as" text[];--> statement-breakpoint
-- What somebody joined as, read from what they are (identity/rights-rules.ts says the way back). A role that an approval of their own
-- gave is not noted: it ends with the approval.
UPDATE "users" u SET "joined_as" = CASE
  WHEN u.removed_at IS NOT NULL AND u.roles = '{}' THEN '{}'
  WHEN u.user_type = 4 OR 'ROLR_ENTERPRISE_CUSTOMER' = ANY (u.roles) THEN '{customerService}'
  WHEN u.user_type = 9 THEN '{operator}'
  ELSE array_remove(ARRAY[
    CASE WHEN 'ROLE_VIEWER' = ANY (u.roles) THEN 'viewer' END,
    CASE WHEN 'ROLE_BUYER' = ANY (u.roles)
      OR ('ROLE_GYS' = ANY (u.roles) AND NOT coalesce(e.supplier_verified, false)) THEN 'buyer' END,
    CASE WHEN u.user_type = 1 OR (u.user_type = 15 AND p.proved AND NOT 'ROLE_BUYER' = ANY (u.roles)) THEN 'supplier' END,
    CASE WHEN 'ROLE_SERVICE_PROVIDER' = ANY (u.roles) AND NOT p.proved THEN 'service' END
  ], NULL) END
FROM "users" x LEFT JOIN "enterprises" e ON e.id = x.ent_id
CROSS JOIN LATERAL (SELECT EXISTS (SELECT 1 FROM "verification_applications" a WHERE a.applicant_id = x.id AND a.ent_id = x.ent_id
  AND a.kind = 'thirdParty' AND a.state = 'approved') AS proved) p
WHERE x.id = u.id;
--> statement-breakpoint
UPDATE "users" SET "joined_as" = '{buyer}' WHERE "joined_as" = '{}' AND NOT ("removed_at" IS NOT NULL AND "roles" = '{}');
--> statement-breakpoint
-- Approvals of companies that everybody left held on paper alone; they lapsed with the mark.
WITH lapsed AS (
  UPDATE "verification_applications" a SET "state" = 'lapsed' FROM "enterprises" e
  WHERE e.id = a.ent_id AND a.kind = 'supplier' AND a.state = 'approved' AND NOT e.supplier_verified RETURNING a.id
)
INSERT INTO "verification_history" ("id", "application_id", "event", "by", "at")
SELECT (lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
  || substr(md5(random()::text), 1, 15))::uuid, l.id, 'lapsed', 'system', now() FROM lapsed l;
--> statement-breakpoint
-- Who is verified and has no application that says so.
INSERT INTO "verification_grants" ("id", "kind", "ent_id")
SELECT gen_random_uuid(), 'supplier', e.id FROM "enterprises" e WHERE e.supplier_verified AND NOT EXISTS (
  SELECT 1 FROM "verification_applications" a WHERE a.ent_id = e.id AND a.kind = 'supplier' AND a.state = 'approved');
--> statement-breakpoint
INSERT INTO "verification_grants" ("id", "kind", "user_id", "ent_id")
SELECT gen_random_uuid(), CASE WHEN u.ent_id IS NULL THEN 'personal' ELSE 'enterprise' END, u.id, u.ent_id
FROM "users" u LEFT JOIN "enterprises" e ON e.id = u.ent_id
WHERE u.auth_status = 1 AND u.user_type <> 9 AND u.joined_as <> '{}' AND NOT coalesce(e.supplier_verified, false) AND NOT EXISTS (
  SELECT 1 FROM "verification_applications" a WHERE a.applicant_id = u.id AND a.state = 'approved' AND (a.kind = 'personal' OR a.ent_id = u.ent_id));
--> statement-breakpoint
-- What follows, as the rules say it from now on: the same rights for everybody. Corrected are copies that had gone wrong: a role
-- that outlived its approval, the mark of verification of somebody who sits for a verified supplier.
UPDATE "users" u SET "user_type" = r.user_type, "roles" = r.roles, "auth_status" = r.auth_status FROM (
  SELECT s.id,
    CASE WHEN s.joined_as = '{}' THEN 2 WHEN 'operator' = ANY (s.joined_as) THEN 9 WHEN 'customerService' = ANY (s.joined_as) THEN 4
      WHEN s.provides AND s.supplies THEN 15 WHEN s.provides THEN 5 WHEN 'supplier' = ANY (s.joined_as) THEN 1 WHEN s.sits THEN 3 ELSE 2 END AS user_type,
    CASE WHEN s.joined_as = '{}' THEN '{}'::text[] WHEN 'operator' = ANY (s.joined_as) THEN '{ROLE_OPERATOR}'
      WHEN 'customerService' = ANY (s.joined_as) THEN '{ROLR_ENTERPRISE_CUSTOMER}'
      WHEN s.joined_as = '{supplier}' AND NOT s.provides AND NOT s.supplies THEN '{ROLE_BUYER}'
      ELSE array_remove(ARRAY[
        CASE WHEN 'viewer' = ANY (s.joined_as) THEN 'ROLE_VIEWER' END,
        CASE WHEN 'buyer' = ANY (s.joined_as) THEN 'ROLE_BUYER' END,
        CASE WHEN s.provides THEN 'ROLE_SERVICE_PROVIDER' END,
        CASE WHEN s.supplies THEN 'ROLE_GYS' END], NULL) END AS roles,
    CASE WHEN s.joined_as = '{}' THEN 0 WHEN 'operator' = ANY (s.joined_as) OR s.supplies OR s.proved THEN 1 ELSE 0 END AS auth_status
  FROM (
    SELECT x.id, x.joined_as, x.ent_id IS NOT NULL AS sits, coalesce(e.supplier_verified, false) AS supplies,
      EXISTS (SELECT 1 FROM "verification_grants" g WHERE g.user_id = x.id) OR EXISTS (SELECT 1 FROM "verification_applications" a
        WHERE a.applicant_id = x.id AND a.state = 'approved' AND (a.kind = 'personal' OR a.ent_id = x.ent_id)) AS proved,
      'service' = ANY (x.joined_as) OR EXISTS (SELECT 1 FROM "verification_applications" a WHERE a.applicant_id = x.id
        AND a.ent_id = x.ent_id AND a.kind = 'thirdParty' AND a.state = 'approved') AS provides
    FROM "users" x LEFT JOIN "enterprises" e ON e.id = x.ent_id
  ) s
) r WHERE r.id = u.id AND (u.user_type, u.roles, u.auth_status) IS DISTINCT FROM (r.user_type, r.roles, r.auth_status);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "joined_as" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "verification_grants_open" ON "verification_grants" USING btree ("kind",coalesce(user_id, ent_id)) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "verification_grants_user" ON "verification_grants" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verification_grants_ent" ON "verification_grants" USING btree ("ent_id");--> statement-breakpoint
CREATE INDEX "enterprises_logo_file" ON "enterprises" USING btree ("logo_file");--> statement-breakpoint
CREATE INDEX "enterprises_licence_file" ON "enterprises" USING btree ("licence_file");--> statement-breakpoint
-- One owner a company. Who was there first stays it, the others manage beside them; their history says so.
WITH others AS (
  UPDATE "users" u SET "company_role" = 'administrator' FROM (
    SELECT "id", row_number() OVER (PARTITION BY "ent_id" ORDER BY "created_at", "id") AS n FROM "users"
    WHERE "company_role" = 'owner'
  ) o WHERE o.id = u.id AND o.n > 1 RETURNING u.id, u.ent_id, u.name
)
INSERT INTO "seat_history" ("id", "ent_id", "act", "actor_id", "actor_name", "about", "seat_before", "seat_after", "at")
SELECT (lpad(to_hex((extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3) || '8'
  || substr(md5(random()::text), 1, 15))::uuid, o.ent_id, 'changed', NULL, '', o.name, 'owner', 'administrator', now() FROM others o;
--> statement-breakpoint
CREATE UNIQUE INDEX "users_owner" ON "users" USING btree ("ent_id") WHERE company_role = 'owner';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_joined_as_known" CHECK ("users"."joined_as" <@ array['viewer', 'buyer', 'supplier', 'service', 'customerService', 'operator']::text[]);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_seat" CHECK (("users"."ent_id" is null and "users"."company_role" is null) or ("users"."ent_id" is not null and ("users"."company_role" is not null or 'customerService' = any("users"."joined_as"))));--> statement-breakpoint
ALTER TABLE "enterprises" DROP COLUMN "logo";--> statement-breakpoint
-- Keys from one room to another: server/keys.ts.
ALTER TABLE "verification_grants" ADD CONSTRAINT "verification_grants_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "verification_grants" ADD CONSTRAINT "verification_grants_ent_id_enterprises_id_fk" FOREIGN KEY ("ent_id") REFERENCES "enterprises"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_logo_file_files_id_fk" FOREIGN KEY ("logo_file") REFERENCES "files"("id") ON DELETE no action;--> statement-breakpoint
ALTER TABLE "enterprises" ADD CONSTRAINT "enterprises_licence_file_files_id_fk" FOREIGN KEY ("licence_file") REFERENCES "files"("id") ON DELETE no action;
