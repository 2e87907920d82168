import type { Application, GivenFields, ReadFields } from '#contract/verification/calls.ts';
import { type Authority, authorityOf } from '#contract/verification/needs.ts';

/** Names are the same whatever the width of their signs, blanks, dots and letters' case. */
const plain = (name: string | undefined): string =>
  (name ?? '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Whether the person of an application is the representative that it names. */
export const isLegal = (given: GivenFields): boolean =>
  plain(given.personName) !== '' && plain(given.personName) === plain(given.legal);

/** What a reviewer needs to judge whether the applicant acts for the company. */
export type AuthorityCheck = {
  by: Authority | null;
  person: string;
  account: string;
  legal: string;
  read: string;
  isLegal: boolean;
  verdict: 'accepted' | 'refused' | null;
};

/** `account` is the name of the applicant's account. A licence that was read must name the same representative. */
export const authorityCheck = (
  a: { given: GivenFields; read: ReadFields; authority: 'accepted' | 'refused' | null },
  documents: Application['documents'],
  account: string,
): AuthorityCheck => {
  const read = a.read.legal?.value ?? '';
  return {
    by: authorityOf(documents.map((d) => d.type)),
    person: a.given.personName ?? '',
    account,
    legal: a.given.legal ?? '',
    read,
    isLegal: isLegal(a.given) && (!read || isLegal({ ...a.given, legal: read })),
    verdict: a.authority,
  };
};
