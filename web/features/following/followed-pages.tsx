import { useRevalidator } from 'react-router';
import type { Page } from '#contract/core/schemas.ts';
import { type FollowedCompany, type FollowedPerson, following } from '#contract/following/calls.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useReady } from '#web/lib/page/ready.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { ActLink } from '#web/ui/feedback/act.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { CompanyLink } from '#web/ui/frame/company-link.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import { KeptFrame, KeptTable, Leave } from './kept-table.tsx';

/** Whether somebody is told of what is new; the box shows at once what was chosen. */
export const AlertBox = ({
  on,
  name,
  turn,
}: {
  on: boolean;
  name: string;
  turn: (on: boolean) => Promise<unknown>;
}) => {
  const { t } = useTranslation('following');
  const ready = useReady();
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  return (
    <label>
      <input
        type="checkbox"
        checked={on}
        disabled={!ready || busy}
        aria-label={t('alertOf', { name })}
        onChange={(e) => {
          const wanted = e.currentTarget.checked;
          void act(async () => {
            await turn(wanted);
            await revalidate();
          });
        }}
      />
      {fault || t('alert')}
    </label>
  );
};

/** Companies that somebody follows. */
export const FollowedCompanies = ({ list }: { list: Page<FollowedCompany> }) => {
  const { t } = useTranslation('following');
  const f = useFormat();
  const text = useText();
  const lang = useLang();
  return (
    <KeptFrame of="companies">
      <KeptTable
        label={t('tab.companies')}
        list={list}
        heads={[t('company'), t('place'), t('followedOn'), t('alert'), t('acts')]}
        empty={
          <Empty title={t('none.companies')} text={t('none.companiesText')}>
            <ActLink to={pageTo('search', { kind: 'suppliers' })}>{t('none.suppliers')}</ActLink>
          </Empty>
        }
      >
        {list.records.map((r) => (
          <tr key={r.id}>
            <td lang={textLang(r.name, lang)}>
              <SiteLink to={pageTo('company', { slug: r.id })}>{text(r.name)}</SiteLink>{' '}
              {r.verified && <Tag tone="warp">{t('verified')}</Tag>}
            </td>
            <td>{text(r.city)}</td>
            <td className="figure">{f.stamp(r.at).slice(0, 10)}</td>
            <td>
              <AlertBox
                on={r.alert}
                name={text(r.name)}
                turn={(alert) => call(following.setAlert, { body: { kind: 'company', id: r.id, alert } })}
              />
            </td>
            <td>
              <Leave
                label={t('unfollow')}
                about={t('unfollowOf', { name: text(r.name) })}
                work={() => call(following.unfollow, { params: { id: r.id } })}
              />
            </td>
          </tr>
        ))}
      </KeptTable>
    </KeptFrame>
  );
};

/** People whom somebody follows, as their cards show them. */
export const FollowedPeople = ({ list }: { list: Page<FollowedPerson> }) => {
  const { t } = useTranslation('following');
  const f = useFormat();
  const text = useText();
  return (
    <KeptFrame of="people">
      <KeptTable
        label={t('tab.people')}
        list={list}
        heads={[t('person'), t('position'), t('company'), t('followedOn'), t('acts')]}
        empty={
          <Empty title={t('none.people')} text={t('none.peopleText')}>
            <ActLink to={pageTo('myCards')}>{t('none.cards')}</ActLink>
          </Empty>
        }
      >
        {list.records.map((r) => (
          <tr key={r.id}>
            <td>{text(r.name)}</td>
            <td>{text(r.position)}</td>
            <td>{r.company && <CompanyLink of={r.company} />}</td>
            <td className="figure">{f.stamp(r.at).slice(0, 10)}</td>
            <td>
              <Leave
                label={t('unfollow')}
                about={t('unfollowOf', { name: text(r.name) })}
                work={() => call(following.unfollowPerson, { params: { id: r.id } })}
              />
            </td>
          </tr>
        ))}
      </KeptTable>
    </KeptFrame>
  );
};
