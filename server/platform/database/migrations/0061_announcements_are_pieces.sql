-- What the desk had announced by settings is published as pieces, in the name of the operator who has been there longest; a
-- platform without one announces nothing until somebody writes it.
with words as (
  select gen_random_uuid() as id, s.updated_at as at, split_part(s.key, '.', 2) as slug, s.value as v,
    (select u.id from users u where 'ROLE_OPERATOR' = any(u.roles) and u.removed_at is null order by u.created_at, u.id limit 1) as author
  from settings s
  where s.key in ('announcement.beta', 'announcement.daily') and s.value->>'on' = 'true'
    and not exists (select from content_slugs c where c.slug = split_part(s.key, '.', 2))
), pieces as (
  insert into content_pieces (id, kind, slug, state, head, shown, turn, submitted_by, published_at, created_at, updated_at)
  select id, 'announcement', slug, 'published', 1, 1, 3, author, at, at, at from words where author is not null
), slugs as (
  insert into content_slugs (slug, piece_id) select slug, id from words where author is not null
), versions as (
  insert into content_versions (piece_id, no, author_id, at, content)
  select id, 1, author, at, jsonb_build_object(
    'title', '{"cn": "", "en": "", "es": ""}'::jsonb || (v->'title'),
    'summary', (
      select jsonb_object_agg(l, trim(coalesce(v->'text'->>l, '') || ' ' || coalesce(v->'launch'->>l, '')))
      from unnest(array['cn', 'en', 'es']) as l
    ),
    'picture', 'carbon-twill-1', 'photo', null, 'person', null, 'media', null, 'topic', null, 'example', false,
    'blocks', case when v->'link' is null or v->'link' = 'null'::jsonb then '[]'::jsonb else jsonb_build_array(
      jsonb_build_object('kind', 'link', 'to', v->'link'->'to', 'label', '{"cn": "", "en": "", "es": ""}'::jsonb || (v->'link'->'label'))
    ) end,
    'materials', '[]'::jsonb, 'processes', '[]'::jsonb, 'fields', '[]'::jsonb, 'companies', '[]'::jsonb, 'products', '[]'::jsonb,
    'standards', '[]'::jsonb, 'source', '{"cn": "", "en": "", "es": ""}'::jsonb
  ) from words where author is not null
)
insert into content_moves (id, piece_id, no, act, user_id, reason, at)
select gen_random_uuid(), id, 1, 'approve', author, '', at from words where author is not null;
--> statement-breakpoint
delete from settings where key in ('announcement.beta', 'announcement.daily');
