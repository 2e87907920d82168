import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { helpTopics, kindRules, slotsOf } from '#contract/content/kinds.ts';
import { type PieceContent, pieceLimits } from '#contract/content/piece.ts';
import { ownName } from '#contract/core/langs.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import { isEditable } from '#contract/content/states.ts';
import { type DeskPiece, operatorContent } from '#contract/content/desk.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { say } from '#web/lib/say.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { allPictures } from '#web/ui/picture/picture.tsx';
import { deskCall } from '../desk-call.ts';
import fairs from '../fairs/fairs.module.css';
import { InThreeFields, LockedLang } from '../fairs/in-three.tsx';
import { type About, AboutFields, type ContentTrees } from './about-fields.tsx';
import { BlockFields } from './block-fields.tsx';
import { blockKindsOf } from './blank.ts';
import classes from './content.module.css';
import { MediaFields } from './media-fields.tsx';
import { useSlots } from './use-slots.ts';

type Values = About & { turn: number; slug: string };

const valuesOf = (p: DeskPiece): Values => ({
  turn: p.turn,
  slug: p.row.slug,
  content: p.content,
  companies: p.companies,
  products: p.products,
  standards: p.content.standards.join('\n'),
});
const linesOf = (s: string): string[] => s.split('\n').flatMap((l) => l.trim() || []);
const contentOf = (v: Values): PieceContent => ({
  ...v.content,
  companies: v.companies.map((c) => c.id),
  products: v.products.map((c) => c.id),
  standards: linesOf(v.standards),
});

const usePiece = (piece: DeskPiece) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const { revalidate } = useRevalidator();
  const { id, kind } = piece.row;
  const form = useCallForm({
    endpoint: operatorContent.save,
    initial: valuesOf(piece),
    input: (v) => ({ body: { pieceId: id, turn: v.turn, kind, slug: v.slug, content: contentOf(v) } }),
    draft: { name: `desk.piece.${id}` },
    send: deskCall,
    onDone: async ({ turn }, v) => {
      form.begin({ ...v, turn });
      say({ message: t('saved') });
      await revalidate();
    },
  });
  const { begin, isDirty } = form;
  useEffect(() => {
    // An act beside the form went one turn on: what was not changed here follows.
    if (!isDirty()) begin(valuesOf(piece));
    // oxlint-disable-next-line react/exhaustive-deps -- with the piece alone
  }, [piece.turn]);
  return form;
};
type Form = ReturnType<typeof usePiece>;
type Error = Form['error'];

/** What stands in the way of writing it here: its state, another's hand, a newer turn. */
const StateNotes = ({ piece, form }: { piece: DeskPiece; form: Form }) => {
  const { t } = useTranslation(['deskContent', 'content']);
  return (
    <>
      {!isEditable(piece.row.state) && <p role="status">{t('locked')}</p>}
      {piece.theirs && (
        <p role="status">
          {t('theirs', { lang: ownName[piece.theirs] })}{' '}
          {piece.contributionId && (
            <SiteLink to={deskPageTo('operatorContribution', { id: piece.contributionId })}>
              {t('contribution')}
            </SiteLink>
          )}
        </p>
      )}
      {piece.barred && <p role="status">{t('barred')}</p>}
      {form.values.turn !== piece.turn && (
        <p role="status">
          {t('outrun')}{' '}
          <button type="button" className={fairs['plain']} onClick={() => form.begin(valuesOf(piece))}>
            {t('takeTheirs')}
          </button>{' '}
          <button type="button" className={fairs['plain']} onClick={() => form.change({ turn: piece.turn })}>
            {t('keepMine')}
          </button>
        </p>
      )}
    </>
  );
};

type Person = NonNullable<PieceContent['person']>;
type PersonProps = { person: Person; error: Error; onChange: (person: Person) => void };
/** Who speaks in it. */
const PersonFields = ({ person, error, onChange }: PersonProps) => {
  const { t } = useTranslation(['deskContent', 'content']);
  return (
    <>
      {(['name', 'role', 'firm'] as const).map((key) => (
        <InThreeFields
          key={key}
          label={t(`person.${key}`)}
          name={`content.person.${key}`}
          value={person[key]}
          most={pieceLimits.label}
          error={error}
          onChange={(words) => onChange({ ...person, [key]: words })}
        />
      ))}
    </>
  );
};

type PlaceProps = { kind: DeskPiece['row']['kind']; form: Form; put: (part: Partial<PieceContent>) => void };
/** Where it is shown, and by which picture. */
const PlaceFields = ({ kind, form, put }: PlaceProps) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const [pictures] = useState(() => allPictures().map((p) => `${p.subject}-${p.seed}`));
  const slots = slotsOf(kind);
  const slotChoices = useSlots(kind);
  const { brief } = kindRules[kind];
  return (
    <div className={fairs['fields']}>
      {slots ? (
        // What members agreed to stays where it is.
        kind !== 'legal' && (
          <NativeSelect label={t(brief ? 'announcementSlot' : 'slot')} data={slotChoices} {...form.input('slug')} />
        )
      ) : (
        <TextInput label={t('slug')} description={t('slugNote')} maxLength={80} {...form.input('slug')} />
      )}
      {!brief && (
        <NativeSelect
          label={t('picture')}
          name="content.picture"
          data={pictures}
          value={form.values.content.picture}
          error={form.error('content.picture')}
          onChange={(e) => put({ picture: e.currentTarget.value })}
        />
      )}
    </div>
  );
};

type Topic = (typeof helpTopics)[number];
type TopicProps = { topic: Topic; error: Error; onChange: (topic: Topic) => void };
/** What an answer of the help is about. */
const TopicField = ({ topic, error, onChange }: TopicProps) => {
  const { t } = useTranslation(['deskContent', 'content']);
  return (
    <NativeSelect
      label={t('topic')}
      name="content.topic"
      data={helpTopics.map((value) => ({ value, label: t(`content:topic.${value}`) }))}
      value={topic}
      error={error('content.topic')}
      onChange={(e) => onChange(helpTopics.find((x) => x === e.currentTarget.value) ?? topic)}
    />
  );
};

/** A piece's words in three languages side by side; what is saved is a new version. */
export const PieceForm = ({ piece, trees }: { piece: DeskPiece; trees: ContentTrees }) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const { kind } = piece.row;
  const form = usePiece(piece);
  const v = form.values;
  const c = v.content;
  const put = (part: Partial<PieceContent>) => form.change({ content: { ...form.current().content, ...part } });
  const { brief } = kindRules[kind];
  return (
    <LockedLang value={piece.theirs}>
      <form {...form.props} className={`${panel['panel']} ${classes['form']}`}>
        <StateNotes piece={piece} form={form} />
        <InThreeFields
          label={t('title')}
          name="content.title"
          value={c.title}
          most={pieceLimits.title}
          error={form.error}
          onChange={(title) => put({ title })}
        />
        <InThreeFields
          label={t(kind === 'statement' ? 'sentence' : 'summary')}
          name="content.summary"
          value={c.summary}
          most={pieceLimits.summary}
          rows={3}
          error={form.error}
          onChange={(summary) => put({ summary })}
        />
        {c.person && <PersonFields person={c.person} error={form.error} onChange={(person) => put({ person })} />}
        <MediaFields piece={piece} media={c.media} error={form.error} onChange={(media) => put({ media })} />
        <BlockFields
          kinds={blockKindsOf(kind)}
          blocks={c.blocks}
          error={form.error}
          onChange={(blocks) => put({ blocks })}
        />
        <PlaceFields kind={kind} form={form} put={put} />
        {c.topic && <TopicField topic={c.topic} error={form.error} onChange={(topic) => put({ topic })} />}
        {!brief && <AboutFields value={v} trees={trees} error={form.error} put={put} change={form.change} />}
        <p role="alert" className={fairs['wrong']}>
          {form.fault}
        </p>
        {isEditable(piece.row.state) && !piece.barred && (
          <div className={fairs['acts']}>
            <Button type="submit" loading={form.busy}>
              {t('save')}
            </Button>
          </div>
        )}
      </form>
    </LockedLang>
  );
};
