import { platformAgreement } from '#contract/inquiry/confidential.ts';
import type { Text } from '#contract/core/schemas.ts';
import { translateAll } from '#server/platform/translate.ts';
import { versionInForce } from '../inquiries/access-store.ts';
import type { InquiryRecord } from '../inquiries/inquiry-store.ts';

/** The platform's agreement in a version that it has, or had. */
export const platformText = (version: string = platformAgreement): Text => translateAll(`nda:platform.${version}`);

type Agreed = Pick<InquiryRecord, 'agreementText' | 'agreementNo'>;
/** The agreement that a company accepts now. */
export const agreementInForce = (i: Agreed): { version: string; own: boolean; text: Text } => ({
  version: versionInForce(i),
  own: i.agreementText !== null,
  text: i.agreementText ?? platformText(),
});
