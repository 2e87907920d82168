import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { type AdmittedCompany, confidential } from '#contract/inquiry/confidential.ts';
import { pageTo } from '#contract/pages.ts';
import { call } from '#web/lib/call.ts';
import { useAct } from '#web/lib/form/use-act.ts';
import { useCallForm } from '#web/lib/form/use-call-form.ts';
import { textLang, useFormat, useLang, useText } from '#web/lib/text/lang.ts';
import { useTranslation } from '#web/lib/text/words.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Modal } from '#web/ui/feedback/modal.tsx';
import { Tag } from '#web/ui/feedback/tag.tsx';
import { SiteLink } from '#web/ui/frame/site-link.tsx';
import Accepted from './accepted.tsx';
import classes from './confidentiality.module.css';
import type { Admitted } from './admitted.ts';

type RevokeProps = {
  id: string;
  company: AdmittedCompany['company'];
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Takes a company its access, with a reason that it reads. */
const RevokeDialog = ({ id, company, onDone, onClose }: RevokeProps) => {
  const { t } = useTranslation(['confidential', 'common']);
  const text = useText();
  const form = useCallForm({
    endpoint: confidential.revoke,
    initial: { reason: '' },
    input: ({ reason }) => ({ params: { id }, body: { entId: company.id, reason } }),
    onDone,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('manage.revokeTitle', { company: text(company.name) })}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <form {...form.props} className={classes['form']}>
        <p>{t('manage.revokeText')}</p>
        <Textarea label={t('manage.reason')} autosize minRows={2} maxLength={300} {...form.input('reason')} />
        <p role="alert" className={classes['refused']}>
          {form.fault}
        </p>
        <div className={classes['acts']}>
          <Button type="submit" variant="outline" color="red" loading={form.busy}>
            {t('manage.revokeAct')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('manage.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
};

const Facts = ({ company: x }: { company: AdmittedCompany }) => {
  const { t } = useTranslation('confidential');
  const f = useFormat();
  const [first] = x.accepted;
  return (
    <p className={classes['facts']}>
      {first && (
        <span>{t('manage.acceptedBy', { person: first.person || t('accepted.somebody'), at: f.time(first.at) })}</span>
      )}
      {x.views > 0 && <span>{t('manage.views', { count: x.views })}</span>}
      {x.taken > 0 && <span>{t('manage.taken', { count: x.taken })}</span>}
      <span>{x.lastView ? t('manage.last', { at: f.time(x.lastView) }) : t('manage.never')}</span>
    </p>
  );
};

/** Gives a company its access back, or lets it download. */
const useRights = (id: string, { company: { id: entId } }: AdmittedCompany) => {
  const { revalidate } = useRevalidator();
  const { busy, fault, act } = useAct();
  const then = (work: () => Promise<unknown>) =>
    void act(async () => {
      await work();
      await revalidate();
    });
  return {
    busy,
    fault,
    grant: () => then(() => call(confidential.grant, { params: { id }, body: { entId } })),
    setDownloads: (downloads: boolean) =>
      then(() => call(confidential.setDownloads, { params: { id }, body: { entId, downloads } })),
  };
};

type RightsProps = {
  company: AdmittedCompany;
  may: boolean;
  rights: ReturnType<typeof useRights>;
  onRevoke: () => void;
};
const Rights = ({ company: x, may, rights: { busy, grant, setDownloads }, onRevoke }: RightsProps) => {
  const { t } = useTranslation('confidential');
  const text = useText();
  return (
    <div className={classes['side']}>
      <Checkbox
        label={t('manage.mayDownload')}
        aria-label={t('manage.companyDownloads', { company: text(x.company.name) })}
        checked={x.downloads}
        disabled={!may || busy}
        onChange={(e) => setDownloads(e.currentTarget.checked)}
      />
      {may &&
        (x.revoked ? (
          <Button variant="default" size="compact-md" loading={busy} onClick={grant}>
            {t('manage.grant')}
          </Button>
        ) : (
          <Button variant="default" size="compact-md" onClick={onRevoke}>
            {t('manage.revoke')}
          </Button>
        ))}
    </div>
  );
};

const Company = ({ id, company: x, may }: { id: string; company: AdmittedCompany; may: boolean }) => {
  const { t } = useTranslation('confidential');
  const text = useText();
  const lang = useLang();
  const f = useFormat();
  const { revalidate } = useRevalidator();
  const rights = useRights(id, x);
  const [revoking, setRevoking] = useState(false);
  const entId = x.company.id;
  const name = text(x.company.name);
  return (
    <li>
      <div>
        <h3>
          <SiteLink to={pageTo('company', { slug: entId })}>
            <span lang={textLang(x.company.name, lang)}>{name}</span>
          </SiteLink>
          {x.quoted && <Tag tone="warp">{t('manage.quoted')}</Tag>}
          {!x.current && <Tag>{t('manage.older')}</Tag>}
        </h3>
        <Facts company={x} />
        {x.revoked && (
          <p className={classes['refused']}>
            {t('manage.revoked', { at: f.time(x.revoked.at), reason: x.revoked.reason })}
          </p>
        )}
        <Accepted accepted={x.accepted} />
        <p role="status" className={classes['refused']}>
          {rights.fault}
        </p>
      </div>
      <Rights company={x} may={may} rights={rights} onRevoke={() => setRevoking(true)} />
      {revoking && (
        <RevokeDialog
          id={id}
          company={x.company}
          onClose={() => setRevoking(false)}
          onDone={async () => {
            setRevoking(false);
            await revalidate();
          }}
        />
      )}
    </li>
  );
};

/** Companies that accepted the agreement: who, when, which version, what they looked at, and what they may. */
export const AdmittedList = ({ data, may }: { data: Admitted; may: boolean }) => {
  const { t } = useTranslation('confidential');
  if (!data.companies.length) return <Empty title={t('manage.none')} text={t('manage.noneText')} />;
  return (
    <ul className={classes['companies']}>
      {data.companies.map((c) => (
        <Company key={c.company.id} id={data.inquiry.id} company={c} may={may} />
      ))}
    </ul>
  );
};
