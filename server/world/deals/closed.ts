import { readFileSync } from 'node:fs';
import type { SeedPicture } from '#server/rooms/files/seed.ts';
import type { SeedInquiries } from '#server/rooms/inquiry/seed.ts';
import { idOf } from '../chance.ts';
import type { WorldCompany } from '../companies.ts';
import type { Days } from '../days.ts';
import { demoAccounts, type DemoKey } from '../people.ts';

type Inquiry = SeedInquiries['inquiries'][number];
const drawing = new URL('../data/drawings/spool.pdf', import.meta.url);
/** As long as the platform counts as one look. */
const sitting = 900_000;

/** An annex that its viewers are named on, and what the log says of the first who accepted. */
const addAnnex = (days: Days, i: Inquiry, s: SeedInquiries): SeedPicture[] => {
  const accepted = s.agreements.find((a) => a.inquiryId === i.id);
  const { id: inquiryId } = i;
  if (!accepted || !inquiryId) throw new Error('a confidential inquiry that nobody accepted');
  const name = 'CW-TP-0421-B.pdf';
  const id = idOf('annex', name);
  i.annexes = [id];
  const at = days.at(-0.05);
  s.views.push({
    id: idOf('look', name),
    inquiryId,
    entId: accepted.entId,
    userId: accepted.userId,
    fileId: id,
    fileName: name,
    kind: 'view',
    slot: Math.floor(Date.parse(at) / sitting),
    pages: [1, 2],
    times: 3,
    at,
    until: at,
  });
  const subject = { kind: 'inquiry', id: inquiryId };
  return [{ id, ownerId: i.buyerId, name, bytes: readFileSync(drawing), subject }];
};

/**
 * Makes three inquiries of the demo buyer, which the demo supplier quoted, what is rarer: one whose annex names its viewers, one with two
 * sealed quotations, and one whose quotations were sealed until its deadline. @returns the files of their annexes
 */
export const closeSome = (days: Days, companies: WorldCompany[], s: SeedInquiries): SeedPicture[] => {
  const idOfDemo = (key: DemoKey) => {
    const slug = demoAccounts.find((a) => a.key === key)?.company;
    return companies.find((c) => c.slug === slug)?.id;
  };
  const [buyer, supplier] = [idOfDemo('buyer'), idOfDemo('supplier')];
  const find = (test: (i: Inquiry, quoted: number) => boolean): Inquiry => {
    const found = s.inquiries.find((i) => {
      const made = s.quotations.filter((q) => q.inquiryId === i.id);
      return i.entId === buyer && made.some((q) => q.entId === supplier) && test(i, made.length);
    });
    if (!found) throw new Error('a demo world without an inquiry to close');
    return found;
  };
  const open = (i: Inquiry) => !i.confidential && i.visibility === 'public';
  find((i, quoted) => open(i) && i.state === 'quoting' && quoted === 2).sealed = true;
  const over = find((i) => open(i) && i.state === 'outOfDate');
  Object.assign(over, { sealed: true, openedAt: over.deadline });
  return addAnnex(
    days,
    find((i) => Boolean(i.confidential) && i.state === 'quoting'),
    s,
  );
};
