import { sites } from '#contract/sites/calls.ts';
import { phones } from '#contract/sites/phones.ts';
import type { SiteContent } from '#contract/sites/site.ts';
import { route } from '#server/platform/http/route.ts';
import { addContact, changeContact, removeContact, syncContacts } from './keep-contacts.ts';
import { readDraft, savePart, saveSite, syncCompany } from './keep-draft.ts';
import { readPhones, revealPhone } from './phones/read-phones.ts';
import { publishSite, readVersions, restoreVersion, withdraw } from './publish-site.ts';
import { readContacts } from './read-contacts.ts';
import { readSalesContact } from './sales-contact.ts';
import { readBlock, readHead, readIsIndex, readSite, readTemplate } from './read-site.ts';

/** A body without the revision that it was changed from. */
const part = <B extends { base?: number | undefined }>({ base, ...content }: B) => ({ base, content });

export const routes = [
  route(phones.page, ({ ctx, query }) => readPhones(ctx, query)),
  route(phones.reveal, ({ ctx, params }) => revealPhone(ctx, params.id)),
  route(sites.index, ({ ctx, params }) => readSite(ctx, params.id)),
  route(sites.template, ({ ctx, params }) => readTemplate(ctx, params.id)),
  route(sites.head, ({ ctx, query }) => readHead(ctx, query.id)),
  route(sites.production, ({ ctx, query }) => readBlock(ctx, 'production', query.id)),
  ...(['overview', 'quality', 'team', 'process', 'trade'] as const).map((block) =>
    route(sites[block], ({ ctx, query }) => readBlock(ctx, block, query.id)),
  ),
  route(sites.isIndex, ({ ctx, query }) => readIsIndex(ctx, query.id)),
  route(sites.draft, ({ ctx, params }) => readDraft(ctx, params.id)),
  route(sites.save, ({ ctx, body }) => saveSite(ctx, body)),
  route(sites.arrange, ({ ctx, body: { base, ...arrangement } }) => savePart(ctx, arrangement, base)),
  ...(
    [
      [sites.updateOverview, 'overview'],
      [sites.updateQuality, 'quality'],
      [sites.updateTeam, 'team'],
      [sites.updateProcess, 'process'],
      [sites.updateTrade, 'trade'],
    ] as const
  ).map(([call, block]) =>
    route(call, ({ ctx, body }) => {
      const { base, content } = part(body);
      return savePart(ctx, { [block]: content } as Partial<SiteContent>, base);
    }),
  ),
  route(sites.updateHeader, ({ ctx, body: { base, ...header } }) => savePart(ctx, { header }, base)),
  route(sites.updateProduction, ({ ctx, body: { base, ...production } }) =>
    savePart(ctx, { production } as Partial<SiteContent>, base),
  ),
  route(sites.syncCompany, ({ ctx }) => syncCompany(ctx)),
  route(sites.publish, ({ ctx, body }) => publishSite(ctx, body.base)),
  route(sites.withdraw, ({ ctx }) => withdraw(ctx)),
  route(sites.versions, ({ ctx }) => readVersions(ctx)),
  route(sites.restore, ({ ctx, body }) => restoreVersion(ctx, body)),
  route(sites.contacts, ({ ctx, params }) => readContacts(ctx, params.id)),
  route(sites.addContact, ({ ctx, body }) => addContact(ctx, body)),
  route(sites.changeContact, ({ ctx, body }) => changeContact(ctx, body)),
  route(sites.removeContact, ({ ctx, params }) => removeContact(ctx, params.id)),
  route(sites.salesContact, ({ ctx }) => readSalesContact(ctx)),
  route(sites.syncContacts, ({ ctx }) => syncContacts(ctx)),
];
