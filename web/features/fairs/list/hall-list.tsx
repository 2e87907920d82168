import { IconCircleCheck } from '@tabler/icons-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { BoothOnPlan, HallView } from '#contract/fairs/views.ts';
import { pageTo } from '#contract/pages.ts';
import { useViewer } from '#web/lib/page/viewer.ts';
import { textLang, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { CardButton } from '#web/ui/card/keep-button.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { ClassGlyph } from '#web/ui/picture/class-glyph.tsx';
import type { AddressOf, HallAsked } from '../plan/find.ts';
import classes from './list.module.css';

type Props = {
  hall: HallView;
  asked: HallAsked;
  address: AddressOf;
  shown: readonly BoothOnPlan[];
  staffed: ReadonlySet<string>;
  /** By a key: what follows it takes the focus along, as on the plan. */
  choose: (boothId: string | undefined, byKey: boolean) => void;
};

type CellProps = Pick<Props, 'asked' | 'address'> & { booth: BoothOnPlan };
/** Who is there: a link that chooses the booth. */
const Exhibitor = ({ booth: b, asked, address }: CellProps) => {
  const { t } = useTranslation(['booths', 'fairs', 'common']);
  const text = useText();
  const lang = useLang();
  const e = b.exhibitor;
  return (
    <th scope="row">
      {e ? (
        <>
          <SiteLink
            id={`booth-${b.id}`}
            data-booth={b.id}
            to={address({ ...asked, booth: b.id })}
            lang={textLang(e.name, lang)}
            aria-current={b.id === asked.booth ? 'true' : undefined}
            preventScrollReset
            prefetch="none"
          >
            {text(e.name)}
          </SiteLink>
          {e.verified && <IconCircleCheck size={14} stroke={2} role="img" aria-label={t('verified')} />}
          {text(b.headline) && <p lang={textLang(b.headline, lang)}>{text(b.headline)}</p>}
        </>
      ) : (
        <span>{t(b.state === 'held' ? 'fairs:booth.held' : 'fairs:booth.free')}</span>
      )}
    </th>
  );
};

const Acts = ({ booth: b, asked, address }: CellProps) => {
  const { t } = useTranslation(['booths', 'fairs', 'common']);
  const text = useText();
  const viewer = useViewer();
  const e = b.exhibitor;
  const theirs = !e || viewer?.entId === e.id || viewer?.userType === 9;
  const own = <span className="visually-hidden"> {e ? text(e.name) : b.number}</span>;
  return (
    <ul className={classes['acts']}>
      {e && (
        <li>
          <SiteLink to={pageTo('booth', { id: b.id })} prefetch="none">
            {t('open')}
            {own}
          </SiteLink>
        </li>
      )}
      {!theirs && e && (
        <>
          <li>
            <SiteLink to={pageTo('releaseInquiry', { booth: b.id })} prefetch="none">
              {t('askShort')}
              {own}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={pageTo('chat', { eid: e.id, booth: b.id })} prefetch="none">
              {t('chat')}
              {own}
            </SiteLink>
          </li>
          <li>
            <CardButton id={e.id} name={text(e.name)} />
          </li>
        </>
      )}
      <li>
        <SiteLink to={address({ ...asked, view: undefined, booth: b.id })} prefetch="none">
          {t('onPlan')}
          {own}
        </SiteLink>
      </li>
    </ul>
  );
};

/** One booth with all that can be done at it. */
const Row = ({ booth: b, asked, address, staffed }: CellProps & Pick<Props, 'staffed'>) => {
  const { t } = useTranslation(['booths', 'fairs', 'common']);
  const e = b.exhibitor;
  return (
    <tr data-on={b.id === asked.booth || undefined}>
      <td className={classes['number']}>
        <b className="figure">{b.number}</b>
      </td>
      <Exhibitor booth={b} asked={asked} address={address} />
      <td>
        {e && (
          <span className={classes['class']}>
            <ClassGlyph of={b.class} />
            {t(`fairs:class.${b.class}`)}
          </span>
        )}
      </td>
      <td>
        {t(`fairs:size.${b.size}`)}
        {staffed.has(b.id) && <span className={classes['staffed']}>{t('staffed')}</span>}
      </td>
      <td>
        <Acts booth={b} asked={asked} address={address} />
      </td>
    </tr>
  );
};

/** The hall as a list: everything that plan and walkable hall can do, without either. A table, of cards on phones. */
export const HallList = ({ hall, asked, address, shown, staffed, choose }: Props) => {
  const { t } = useTranslation('booths');
  const text = useText();
  const onClick = (e: MouseEvent<HTMLElement>) => {
    const id = (e.target as Element).closest('a[data-booth]')?.getAttribute('data-booth');
    if (!id || e.metaKey || e.ctrlKey || e.shiftKey || e.altKey) return;
    e.preventDefault();
    choose(id, e.detail === 0);
  };
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && asked.booth) choose(undefined, true);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- its links are acted on, all at one place
    <div className={classes['list']} onClick={onClick} onKeyDown={onKeyDown}>
      {shown.length > 0 ? (
        <table>
          <caption className="visually-hidden">{t('listLabel', { name: text(hall.name) })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('column.number')}</th>
              <th scope="col">{t('column.exhibitor')}</th>
              <th scope="col">{t('column.class')}</th>
              <th scope="col">{t('column.size')}</th>
              <th scope="col">{t('column.acts')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((b) => (
              <Row key={b.id} booth={b} asked={asked} address={address} staffed={staffed} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes['empty']}>{t('nothing')}</p>
      )}
    </div>
  );
};
