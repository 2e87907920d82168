import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ContentKind, contentKinds, slotsOf } from '#contract/content/kinds.ts';
import { type PieceContent, pieceLimits } from '#contract/content/piece.ts';
import { type PieceState, pieceStates } from '#contract/content/states.ts';
import { langs } from '#contract/core/langs.ts';
import type { DataOf } from '#contract/core/endpoint.ts';
import { type DeskPieceRow, operatorContent } from '#contract/content/desk.ts';
import { deskPageTo } from '#contract/desk-pages.ts';
import type { legal } from '#contract/legal/calls.ts';
import { call } from '#web/lib/call.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { searchQuery } from '#web/lib/page/search-query.ts';
import { useLocation } from 'react-router';
import { useFormat, usePath, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import panel from '#web/ui/frame/panel.module.css';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import type { Column } from '#web/ui/list/column.ts';
import { FilterLinks } from '#web/ui/list/filter-links.tsx';
import { ListView } from '#web/ui/list/list-view.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { deskCall } from '../desk-call.ts';
import desk from '../desk.module.css';
import fairs from '../fairs/fairs.module.css';
import { InThreeFields } from '../fairs/in-three.tsx';
import { blankContent, noWords } from './blank.ts';
import classes from './content.module.css';
import { tones } from './move-panel.tsx';
import { useSlots } from './use-slots.ts';

type LegalText = DataOf<typeof legal.read>;

/** A legal text begins with the words that are in force. */
const wordsOf = (texts: LegalText[], slug: string): Partial<PieceContent> => {
  const text = texts.find((x) => x.document === slug);
  if (!text) return {};
  return { title: { ...noWords, ...text.title }, summary: { ...noWords, ...text.summary }, blocks: text.blocks };
};

/** Begins a piece: its kind, its title, its address. */
export const NewPiece = ({ kind, inForce }: { kind: ContentKind; inForce: LegalText[] }) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const path = usePath();
  const navigate = useNavigate();
  const [pieceId] = useState(() => crypto.randomUUID());
  const slots = slotsOf(kind);
  const text = useText();
  const choices = useSlots(kind, (slug) => text(inForce.find((x) => x.document === slug)?.title) || slug);
  const form = useCallForm({
    endpoint: operatorContent.save,
    initial: { title: noWords, slug: slots?.[0] ?? '' },
    input: ({ title, slug }) => ({
      body: { pieceId, turn: 0, kind, slug, content: { ...blankContent(title, kind), ...wordsOf(inForce, slug) } },
    }),
    draft: { name: `desk.piece.new.${kind}` },
    send: deskCall,
    onDone: ({ id }) => navigate(path(deskPageTo('operatorPiece', { id }))),
  });
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('begin', { kind: t(`content:kind.${kind}`) })}</h1>
        <SiteLink to={deskPageTo('operatorContent', { kind })}>{t('back')}</SiteLink>
      </div>
      <form {...form.props} className={`${panel['panel']} ${classes['form']}`}>
        {kind !== 'legal' && (
          <InThreeFields
            label={t('title')}
            name="content.title"
            value={form.values.title}
            most={pieceLimits.title}
            error={form.error}
            onChange={(title) => form.change({ title })}
          />
        )}
        {slots ? (
          <NativeSelect
            label={t(kind === 'legal' ? 'legalText' : kind === 'announcement' ? 'announcementSlot' : 'slot')}
            data={choices}
            {...form.input('slug')}
          />
        ) : (
          <TextInput label={t('slug')} description={t('slugNote')} maxLength={80} {...form.input('slug')} />
        )}
        <p role="alert" className={fairs['wrong']}>
          {form.fault}
        </p>
        <div className={fairs['acts']}>
          <Button type="submit" loading={form.busy}>
            {t('beginIt')}
          </Button>
        </div>
      </form>
    </main>
  );
};

const useColumns = (): Column<DeskPieceRow>[] => {
  const { t } = useTranslation(['deskContent', 'content']);
  const text = useText();
  const f = useFormat();
  return [
    {
      id: 'title',
      title: t('title'),
      card: 'title',
      fixed: true,
      cell: (r) => (
        <RowLink id={r.id} to={deskPageTo('operatorPiece', { id: r.id })}>
          {text(r.title) || t('untitled')}
        </RowLink>
      ),
      value: (r) => text(r.title),
    },
    {
      id: 'kind',
      title: t('kind'),
      card: 'head',
      cell: (r) => t(`content:kind.${r.kind}`),
      value: (r) => t(`content:kind.${r.kind}`),
    },
    {
      id: 'state',
      title: t('stateOf'),
      card: 'side',
      cell: (r) => (
        <span className={classes['tags']}>
          <Tag tone={tones[r.state]}>{t(`state.${r.state}`)}</Tag>
          {r.shown && r.state !== 'published' && <Tag tone="warp">{t('live')}</Tag>}
        </span>
      ),
      value: (r) => t(`state.${r.state}`),
    },
    {
      id: 'languages',
      title: t('languages'),
      cell: (r) =>
        langs.filter((l) => !r.complete.includes(l)).length
          ? t('missingIn', { langs: langs.filter((l) => !r.complete.includes(l)).join(', ') })
          : t('allThree'),
      value: (r) => r.complete.join(', '),
    },
    { id: 'by', title: t('by'), cell: (r) => r.by, value: (r) => r.by },
    {
      id: 'updated',
      title: t('updated'),
      end: true,
      cell: (r) => <span className={desk['moment']}>{f.stamp(r.updatedAt)}</span>,
      value: (r) => ({ at: r.updatedAt }),
    },
  ];
};

type Props = {
  list: DataOf<typeof operatorContent.list>;
  kind: ContentKind | undefined;
  state: PieceState | undefined;
};

/** Everything that the platform publishes, or will. */
export const ContentPage = ({ list, kind, state }: Props) => {
  const { t } = useTranslation(['deskContent', 'content']);
  const f = useFormat();
  const columns = useColumns();
  const { search } = useLocation();
  const to = (o: Props['kind'], s: Props['state']) =>
    deskPageTo('operatorContent', { ...(o && { kind: o }), ...(s && { state: s }) });
  return (
    <main id="main" className={desk['page']}>
      <div className={desk['heading']}>
        <h1>{t('pageTitle.operatorContent')}</h1>
        <div className={fairs['acts']}>
          {(kind ? [kind] : contentKinds).map((k) => (
            <Button
              key={k}
              variant={kind ? 'filled' : 'default'}
              component={SiteLink}
              to={deskPageTo('operatorContent', { new: k })}
            >
              {t('begin', { kind: t(`content:kind.${k}`) })}
            </Button>
          ))}
        </div>
      </div>
      <p className={desk['quiet']}>{t('waiting', { n: f.number(list.waiting), count: list.waiting })}</p>
      <div className={classes['filters']}>
        <FilterLinks
          label={t('kind')}
          choices={[undefined, ...contentKinds].map((k) => ({
            key: k ?? 'all',
            to: to(k, state),
            label: k ? t(`content:kind.${k}`) : t('allKinds'),
            current: kind === k,
          }))}
        />
        <FilterLinks
          label={t('stateOf')}
          choices={[undefined, ...pieceStates].map((s) => ({
            key: s ?? 'all',
            to: to(kind, s),
            label: s ? t(`state.${s}`) : t('allStates'),
            current: state === s,
          }))}
        />
      </div>
      <ListView
        name="deskContent"
        label={t('pageTitle.operatorContent')}
        columns={columns}
        page={list}
        idOf={(r) => r.id}
        hint={t('hint')}
        read={async (place) =>
          call(operatorContent.list, { query: { ...(await searchQuery(operatorContent.list, search)), ...place } })
        }
        empty={<Empty title={t('none')} text={t('noneText')} />}
      />
    </main>
  );
};
